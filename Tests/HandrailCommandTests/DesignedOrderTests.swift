import Foundation
import HandrailCommand
import HandrailTestSupport
import Testing

@Suite("The order on a screen of Interface Builder")
struct DesignedOrderTests {
    /// What is said of a xib with these views, stop by stop.
    private func transcript(_ views: String) throws -> [String] {
        let xib = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
            <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            <view contentMode="scaleToFill" id="v1">
            <rect key="frame" x="0.0" y="0.0" width="390" height="600"/>
            <subviews>
            \(views)
            </subviews>
            </view>
            </objects>
            </document>
            """
        let output = MemoryChannel()
        let status = try TemporaryFolder.with { folder in
            try TemporaryFolder.write(["Card.xib": Data(xib.utf8)], into: folder)
            return CommandRunner.run(
                ["listen", folder.path, "--format", "json", "--lang", "en"],
                in: CommandContext(environment: [:], output: output, errors: MemoryChannel()))
        }
        #expect(status == 0)
        struct Said: Decodable {
            struct Screen: Decodable { let stops: [Stop] }
            struct Stop: Decodable { let text: String }
            let screens: [Screen]
        }
        return try JSONDecoder().decode(Said.self, from: Data(output.text.utf8)).screens.flatMap(\.stops).map(\.text)
    }

    private func label(_ text: String, _ x: Int, _ y: Int) -> String {
        """
        <label opaque="NO" contentMode="left" text="\(text)" id="\(text)">
        <rect key="frame" x="\(x)" y="\(y)" width="100" height="20"/>
        </label>
        """
    }

    @Test("follows the rows, then from left to right, whatever lies in front")
    func rows() throws {
        let views =
            label("Footer", 20, 500) + label("Right", 200, 104) + label("Left", 20, 100) + label("Title", 20, 20)
        #expect(try transcript(views) == ["Title", "Left", "Right", "Footer"])
    }

    @Test("sorts what is in plain views with what is around, as devices do")
    func wrappers() throws {
        let column = { (id: String, x: Int, labels: String) in
            """
            <view contentMode="scaleToFill" id="\(id)">
            <rect key="frame" x="\(x)" y="100" width="150" height="60"/>
            <subviews>\(labels)</subviews>
            </view>
            """
        }
        let views = column("c2", 200, label("Price", 0, 0) + label("12 euros", 0, 30))
            + column("c1", 20, label("Ferry", 0, 0) + label("At noon", 0, 30))
        #expect(try transcript(views) == ["Ferry", "Price", "At noon", "12 euros"])
    }

    @Test("keeps the order of the file where no frames tell")
    func withoutFrames() throws {
        let views = ["One", "Two", "Three"].map { "<label opaque=\"NO\" text=\"\($0)\" id=\"\($0)\"/>" }.joined()
        #expect(try transcript(views) == ["One", "Two", "Three"])
    }
}
