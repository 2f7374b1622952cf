import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

@Suite("Actions of controls in interface files")
struct ActionsOfInterfaceFilesTests {
    /// A picture that a tap enlarges, beside a button that sends `press:` to the controller.
    private static let storyboard = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        initialViewController="c1"><scenes><scene sceneID="s1"><objects>
        <viewController id="c1" customClass="TicketViewController" sceneMemberID="viewController">
        <view key="view" id="v1"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
        <view id="t1"><rect key="frame" x="0" y="100" width="200" height="200"/><subviews>
        <label text="Ticket 7" id="l1"><rect key="frame" x="0" y="0" width="90" height="20"/></label></subviews></view>
        <view id="t2"><rect key="frame" x="0" y="400" width="200" height="44"/><subviews>
        <button id="b1"><rect key="frame" x="0" y="0" width="90" height="44"/><state key="normal" title="Enlarge"/>
        <connections><action selector="press:" destination="c1" eventType="touchUpInside" id="a1"/></connections>
        </button></subviews></view>
        </subviews></view>
        <connections><outlet property="ticket" destination="t1" id="o1"/></connections>
        </viewController></objects></scene></scenes></document>
        """

    private func rules(_ press: String) throws -> [String] {
        let code = """
            import UIKit
            final class TicketViewController: UIViewController {
                @IBOutlet private var ticket: UIView!
                override func viewDidLoad() {
                    ticket.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(showLarge)))
                }
                @objc private func showLarge() {
                    let screen = LargeTicket()
                    screen.number = 7
                    Router.shared.show(screen)
                }
                @IBAction func press(_ sender: Any) { \(press) }
            }
            """
        let files = ["Main.storyboard": Data(Self.storyboard.utf8), "Ticket.swift": Data(code.utf8)]
        return try TemporaryFolder.audit(files, jobs: 1).findings.map(\.rule).filter { $0 == "tap-without-trait" }
    }

    @Test("A tap that does what a button's method calls alone is offered by the button")
    func offeredByButton() throws {
        #expect(try rules("showLarge()") == [])
    }

    @Test("A button that does something else offers no tap")
    func offeredByNobody() throws {
        #expect(try rules("share()") == ["tap-without-trait"])
    }

    // MARK: Nothing connected

    /// What is told of a button of 16 points without a title in the file of a controller.
    private func findings(_ inButton: String = "", outlet: String = "") throws -> [String] {
        let storyboard = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            initialViewController="c1"><scenes><scene sceneID="s1"><objects>
            <viewController id="c1" customClass="TicketViewController" sceneMemberID="viewController">
            <view key="view" id="v1"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
            <button id="b1" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="0" y="0" width="16" height="16"/>
            <constraints><constraint firstAttribute="width" constant="16" id="w1"/>
            <constraint firstAttribute="height" constant="16" id="h1"/></constraints>
            \(inButton)</button></subviews></view><connections>\(outlet)</connections>
            </viewController></objects></scene></scenes></document>
            """
        let code = """
            import UIKit
            final class TicketViewController: UIViewController {
                @IBOutlet private var arrow: UIButton!
                @IBAction func press(_ sender: Any) { Router.shared.open() }
            }
            """
        let files = ["Main.storyboard": Data(storyboard.utf8), "Ticket.swift": Data(code.utf8)]
        return try TemporaryFolder.audit(files, jobs: 1).findings.map(\.message.en).filter {
            $0.hasPrefix("VoiceOver stops at this button") || $0.hasPrefix("This button")
        }
    }

    @Test("A button that nothing is connected to is to be removed, neither named nor made larger")
    func idle() throws {
        #expect(
            try findings() == [
                """
                VoiceOver stops at this button, which has no name and does nothing: no action, outlet or segue is \
                connected to it.
                """,
            ])
    }

    @Test(
        "A button with an action or an outlet is judged as any other",
        arguments: [
            ("<connections><action selector=\"press:\" destination=\"c1\" id=\"a1\"/></connections>", ""),
            ("", "<outlet property=\"arrow\" destination=\"b1\" id=\"o1\"/>"),
        ])
    func connected(inButton: String, outlet: String) throws {
        #expect(try findings(inButton, outlet: outlet).count == 2)
    }
}
