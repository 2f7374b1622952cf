import Foundation
import HandrailModel
import HandrailSemantics
import HandrailTestSupport
import Testing

/// A scene that fills a part of another one is met there.
@Suite("Scenes of storyboards inside others") struct EmbeddedScenesTests {
    private static func storyboard(_ scenes: String) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="c1">
        <scenes>\(scenes)</scenes></document>
        """
    }

    private static func scene(_ id: String, _ views: String, more: String = "", attributes: String = "") -> String {
        """
        <scene sceneID="s\(id)"><objects><viewController id="\(id)" \(attributes) sceneMemberID="viewController">
        <view key="view" id="v\(id)"><rect key="frame" x="0" y="0" width="390" height="844"/>
        <subviews>\(views)</subviews></view>
        \(more)</viewController></objects></scene>
        """
    }

    private static func label(_ text: String, y: Int) -> String {
        """
        <label text="\(text)" id="l\(text)"><rect key="frame" x="20" y="\(y)" width="200" height="21"/></label>
        """
    }

    private static func container(_ destination: String) -> String {
        """
        <containerView id="box"><rect key="frame" x="0" y="100" width="390" height="300"/>
        <connections><segue destination="\(destination)" kind="embed" id="e1"/></connections></containerView>
        """
    }

    /// The stops of each screen.
    private static func screens(_ files: [String: String]) throws -> [[String]] {
        try TemporaryFolder.inspect(files.mapValues { Data($0.utf8) }).screens.map { tree in
            tree.stops.map { $0.element.name.cases.map(\.display).joined(separator: " | ") }
        }
    }

    private static let outer = label("Above", y: 40) + container("c2") + label("Below", y: 500)

    @Test("It stands where its container is, and is no screen besides")
    func embedded() throws {
        let file = Self.storyboard(Self.scene("c1", Self.outer) + Self.scene("c2", Self.label("Inside", y: 20)))
        #expect(try Self.screens(["Main.storyboard": file]) == [["Above", "Inside", "Below"]])
    }

    @Test("So does the first scene of a bar's controller")
    func bars() throws {
        let bar = """
            <scene sceneID="s2"><objects><navigationController id="c2" sceneMemberID="viewController">
            <connections><segue destination="c3" kind="relationship" relationship="rootViewController" id="r1"/>
            </connections>
            </navigationController></objects></scene>
            """
        let file = Self.storyboard(Self.scene("c1", Self.outer) + bar + Self.scene("c3", Self.label("Inside", y: 20)))
        #expect(try Self.screens(["Main.storyboard": file]).contains(["Above", "Inside", "Below"]))
    }

    @Test("So does a scene of another storyboard")
    func references() throws {
        let reference = """
            <scene sceneID="s9"><objects>
            <viewControllerPlaceholder storyboardName="Tides" referencedIdentifier="tide" id="c2"
            sceneMemberID="viewController"/></objects></scene>
            """
        let files = [
            "Main.storyboard": Self.storyboard(Self.scene("c1", Self.outer) + reference),
            "Tides.storyboard": Self.storyboard(
                Self.scene("c8", Self.label("Inside", y: 20), attributes: "storyboardIdentifier=\"tide\"")),
        ]
        #expect(try Self.screens(files) == [["Above", "Inside", "Below"]])
    }

    @Test("Scenes that embed each other end")
    func cycles() throws {
        let file = Self.storyboard(
            Self.scene("c1", Self.label("Above", y: 40) + Self.container("c2"))
                + Self.scene(
                    "c2",
                    Self.label("Inside", y: 20)
                        + Self.container("c1").replacingOccurrences(of: "\"box\"", with: "\"box2\"")))
        #expect(try Self.screens(["Main.storyboard": file]).allSatisfy { $0.count < 8 })
    }

    @Test("A scene that is shown by itself as well stays a screen")
    func shownElsewhere() throws {
        let push = "<connections><segue destination=\"c2\" kind=\"show\" id=\"p1\"/></connections>"
        let file = Self.storyboard(
            Self.scene("c1", Self.outer, more: push) + Self.scene("c2", Self.label("Inside", y: 20)))
        #expect(
            try Self.screens(["Main.storyboard": file]).sorted { $0.count < $1.count } == [
                ["Inside"], ["Above", "Inside", "Below"],
            ])
    }
}
