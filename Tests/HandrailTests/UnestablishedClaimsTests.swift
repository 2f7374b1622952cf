import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

@Suite("What is not established is not claimed")
struct UnestablishedClaimsTests {
    private func findings(_ rule: String, _ files: [String: String]) throws -> [Finding] {
        try TemporaryFolder.audit(files.mapValues { Data($0.utf8) }, jobs: 1).findings.filter { $0.rule == rule }
    }

    @Test("A parameter that each call hands a constant is no state", arguments: [("true", 0), ("step == one", 1)])
    func constantParameter(given: String, count: Int) throws {
        let code = """
            import SwiftUI
            struct Steps: View {
                @State private var step = 0
                let one = 1
                var body: some View { VStack { choice(\"First\", selected: \(given)) } }
                func choice(_ title: String, selected: Bool) -> some View {
                    Button { step = one } label: { Text(title).foregroundStyle(color(selected)) }
                }
                func color(_ selected: Bool) -> Color { selected ? .white : .blue }
            }
            """
        #expect(try findings("state-not-spoken", ["Code.swift": code]).count == count)
    }

    @Test("A font of size 0 is the one that the cell has by itself", arguments: [("0.0", 0), ("15", 1)])
    func sizeOfNothing(points: String, count: Int) throws {
        let xib = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="TideController">
            <connections><outlet property="view" destination="v" id="o"/></connections></placeholder>
            <view contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="300" height="300"/><subviews>
            <label text="High tide" id="l"><rect key="frame" x="0" y="0" width="200" height="24"/>
            <fontDescription key="fontDescription" type="system" pointSize="\(points)"/></label>
            </subviews></view></objects></document>
            """
        let code = "import UIKit\nfinal class TideController: UIViewController {}"
        #expect(
            try findings("fixed-font-size", ["TideController.xib": xib, "TideController.swift": code]).count == count)
    }

    @Test("A press that needs no time is made by a double tap as well", arguments: [("0", 0), ("0.8", 1)])
    func press(seconds: String, count: Int) throws {
        let code = """
            import UIKit
            final class GateController: UIViewController {
                private let gate = UILabel()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    gate.text = "Open the gate"
                    gate.isUserInteractionEnabled = true
                    gate.accessibilityTraits = .button
                    let press = UILongPressGestureRecognizer(target: self, action: #selector(open))
                    press.minimumPressDuration = \(seconds)
                    gate.addGestureRecognizer(press)
                    view.addSubview(gate)
                }
                @objc private func open() { present(UIViewController(), animated: true) }
            }
            """
        #expect(try findings("missing-custom-action", ["Code.swift": code]).count == count)
    }

    @Test("A button that code takes out of the tree in a method of its own needs no name", arguments: [true, false])
    func leftOut(isLeftOut: Bool) throws {
        let xib = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
            <collectionViewCell id="c" customClass="CardCell"><rect key="frame" x="0" y="0" width="300" height="100"/>
            <view key="contentView" id="v"><rect key="frame" x="0" y="0" width="300" height="100"/><subviews>
            <button id="b"><rect key="frame" x="250" y="0" width="30" height="44"/>
            <state key="normal" image="chevron_right"/><connections>
            <action selector="open" destination="c" eventType="touchUpInside" id="a"/></connections></button>
            </subviews></view><connections><outlet property="more" destination="b" id="o"/></connections>
            </collectionViewCell></objects></document>
            """
        let code = """
            import UIKit
            class CardBase: UICollectionViewCell {
                var card: Any? { didSet { cardDidChange() } }
                func cardDidChange() {}
            }
            final class CardCell: CardBase {
                @IBOutlet var more: UIButton!
                override func awakeFromNib() {
                    super.awakeFromNib()
                    contentView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
                }
                override func cardDidChange() { \(isLeftOut ? "more.isAccessibilityElement = false" : "") }
                @IBAction func open() { Router.shared.show(self) }
            }
            """
        let files = ["CardCell.xib": xib, "CardCell.swift": code]
        #expect(try findings("unnamed-control", files).count == (isLeftOut ? 0 : 1))
        // The tap on the whole does the same.
        #expect(try findings("small-hit-target", files).isEmpty)
    }

    private func titled(_ name: String, _ content: String) -> String {
        """
        struct \(name): View {
            var body: some View { List { \(content) }.navigationTitle("Verify PIN") }
        }
        """
    }

    private func flows(_ first: String, _ second: String) throws -> [Finding] {
        let code = """
            import SwiftUI
            @main struct Example: App { var body: some Scene { WindowGroup { NavigationStack { Home() } } } }
            struct Home: View {
                var body: some View { List {
                    NavigationLink("Back up") { BackUp() }
                    NavigationLink("Share") { Share() }
                }.navigationTitle("Home") }
            }
            struct BackUp: View { var body: some View { List { \(first) }.navigationTitle("Back up") } }
            struct Share: View { var body: some View { List { \(second) }.navigationTitle("Share") } }
            \(titled("BackUpPIN", "Text(\"Before you back up\")"))
            \(titled("SharePIN", "Text(\"Before you share\")"))
            """
        return try findings("duplicate-screen-title", ["Code.swift": code])
    }

    @Test("Screens of one title in flows of their own are met by nobody one after the other")
    func flowsApart() throws {
        let first = "NavigationLink(\"Go on\") { BackUpPIN() }"
        let second = "NavigationLink(\"Go on\") { SharePIN() }"
        #expect(try flows(first, second).isEmpty)
        #expect(try flows(first + "; NavigationLink(\"Share\") { SharePIN() }", second).count == 1)
    }

    @Test("A large figure of unknown length hardly shrinks to nothing", arguments: [(56, 0), (20, 1)])
    func figure(size: Int, count: Int) throws {
        let code = """
            import SwiftUI
            struct Balance: View {
                let amount: String
                var body: some View {
                    Text(amount).font(.system(size: \(size))).lineLimit(1).minimumScaleFactor(0.1)
                }
            }
            """
        #expect(try findings("shrinking-text", ["Code.swift": code]).count == count)
    }

    @Test("A command without a title is filled in by the system, or only sent")
    func commands() throws {
        let code = """
            import AppKit
            final class MenuController: NSViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let menu = NSMenu(title: "Edit")
                    menu.addItem(withTitle: "", action: #selector(NSWindow.toggleFullScreen(_:)), keyEquivalent: "f")
                    menu.addItem(withTitle: "Find", action: #selector(find), keyEquivalent: "g")
                    view.menu = menu
                }
                @objc private func find() { perform(NSMenuItem(title: "", action: nil, keyEquivalent: "")) }
            }
            """
        #expect(try findings("unnamed-control", ["Code.swift": code]).isEmpty)
    }

    @Test("A line between parts that unknown code goes through is not said to have a label in vain")
    func lines() throws {
        let storyboard = """
            <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" targetRuntime="MacOSX.Cocoa"
            initialViewController="c1"><scenes><scene sceneID="s1"><objects>
            <viewController id="c1" customClass="Pier" sceneMemberID="viewController"><view key="view" id="v1">
            <subviews>
            <textField id="t1"><textFieldCell key="cell" title="Berth four" id="tc"/></textField>
            <box boxType="separator" id="b1"/>
            </subviews></view></viewController></objects></scene></scenes></document>
            """
        let code = """
            import AppKit
            import Paint
            class Pier: NSViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.subviews.forEach { $0.paint() }
                }
            }
            """
        let files = ["Main.storyboard": Data(storyboard.utf8), "Pier.swift": Data(code.utf8)]
        #expect(try TemporaryFolder.audit(files, jobs: 1).findings.map(\.rule) == [])
    }
}
