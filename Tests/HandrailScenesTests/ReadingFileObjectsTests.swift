import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

/// What the objects of interface files do that are neither views nor controllers, and what systems other than iOS bring
/// along.
@Suite("Objects of interface files") struct ReadingFileObjectsTests {
    private static func rules(_ files: [String: String]) throws -> [String] {
        try TemporaryFolder.audit(files.mapValues { Data($0.utf8) }).findings.map(\.rule)
    }

    private static let button = "<button id=\"a\"><state key=\"normal\" image=\"btn_7\"/></button>"

    private static func scene(_ outlets: String) -> String {
        StoryboardScreen.storyboard(
            button, controller: "<connections><outlet property=\"pier\" destination=\"h\" id=\"o\"/></connections>"
        ).replacing(
            "</viewController>",
            with: """
                </viewController><customObject id="h" customClass="Pier">
                <connections>\(outlets)</connections></customObject>
                """)
    }

    private static let outlet = "<outlet property=\"goButton\" destination=\"a\" id=\"p\"/>"
    private static let name = "accessibilityLabel = NSLocalizedString(\"Leave\", comment: \"\")"

    @Test(
        """
        What an object of a scene does to its outlets, and the controller to what the object holds, is \
        done to the views
        """,
        arguments: [
            ("override func awakeFromNib() { goButton.\(name) }", ""), ("func show() { goButton.\(name) }", ""),
            ("", "pier.goButton.\(name)"),
        ])
    func objects(object: String, controller: String) throws {
        let code = """
            import UIKit
            class Pier: NSObject { @IBOutlet var goButton: UIButton!
            \(object) }
            class HarborViewController: UIViewController { @IBOutlet var pier: Pier!
            override func viewDidLoad() { \(controller) } }
            """
        #expect(
            try !Self.rules(["Main.storyboard": Self.scene(Self.outlet), "Harbor.swift": code]).contains(
                "unnamed-control"))
        // An object that does not hold the button says nothing of it.
        #expect(try Self.rules(["Main.storyboard": Self.scene(""), "Harbor.swift": code]).contains("unnamed-control"))
    }

    private static let menu = """
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa"
        useAutolayout="YES"><objects>
        <customObject id="-2" userLabel="File's Owner" customClass="NSApplication"><connections>
        <outlet property="delegate" destination="d" id="o1"/></connections></customObject>
        <customObject id="d" customClass="AppDelegate"><connections>
        <outlet property="window" destination="w" id="o2"/>
        <outlet property="goButton" destination="a" id="o3"/></connections></customObject>
        <window title="Harbor" id="w"><view key="contentView" id="v"><subviews>
        <button id="a"><buttonCell key="cell" type="push" title="" image="btn_7" imagePosition="only" id="ac"/></button>
        <button id="b"><buttonCell key="cell" type="push" title="" image="NSAddTemplate" imagePosition="only"
        id="bc"><accessibility description="Add"/></buttonCell></button>
        </subviews></view></window></objects></document>
        """

    @Test(
        """
        The delegate of an app for the Mac names what its outlets hold; the screen is called by the file, \
        pictures are AppKit's
        """)
    func delegate() throws {
        func code(_ body: String) -> String {
            """
            import Cocoa
            @main class AppDelegate: NSObject, NSApplicationDelegate {
                @IBOutlet var window: NSWindow!; @IBOutlet var goButton: NSButton!
            func applicationDidFinishLaunching(_ notification: Notification) { \(body) } }
            """
        }
        func rules(_ body: String) throws -> [String] {
            try Self.rules(["MainMenu.xib": Self.menu, "AppDelegate.swift": code(body)])
        }
        #expect(try rules("").count { $0 == "unnamed-control" } == 1)
        #expect(
            try !rules("goButton.setAccessibilityLabel(NSLocalizedString(\"Leave\", comment: \"\"))").contains(
                "unnamed-control"))
        let bare = Self.menu.replacing("<accessibility description=\"Add\"/>", with: "")
        #expect(try !Self.rules(["MainMenu.xib": bare, "AppDelegate.swift": code("")]).contains("symbol-unavailable"))
        let files = ["MainMenu.xib": Data(Self.menu.utf8), "AppDelegate.swift": Data(code("").utf8)]
        #expect(try TemporaryFolder.inspect(files).screens.map(\.screen.name) == ["MainMenu"])
    }

    @Test("A date and a timer of a watch are texts that the system fills in")
    func watch() throws {
        let storyboard = """
            <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0" targetRuntime="watchKit">
            <scenes><scene sceneID="s"><objects>
            <controller id="c"><items><label text="Tide" id="l"/><timer id="t"/>
            <date id="d"/></items></controller></objects></scene></scenes></document>
            """
        #expect(try StoryboardScreen.stops(["Interface.storyboard": storyboard]).count == 3)
    }

    @Test(
        "A recognizer on a picture that takes no touches is none, unless code lets it take them",
        arguments: [("NO", "", 0), ("YES", "", 1), ("NO", "mole.isUserInteractionEnabled = true", 1)])
    func touchedInVain(takes: String, code: String, expected: Int) throws {
        let views = """
            <imageView userInteractionEnabled="\(takes)" image="mole" id="i"><connections>
            <outletCollection property="gestureRecognizers" destination="g" id="p"/></connections></imageView>
            """
        let file = StoryboardScreen.storyboard(
            views, controller: "<connections><outlet property=\"mole\" destination=\"i\" id=\"o\"/></connections>"
        ).replacing(
            "</viewController>",
            with: """
                </viewController><tapGestureRecognizer id="g"><connections>
                <action selector="leave:" destination="c1" id="q"/></connections></tapGestureRecognizer>
                """)
        let harbor = """
            import UIKit
            class HarborViewController: UIViewController { @IBOutlet var mole: UIImageView!
            override func viewDidLoad() { \(code) }
            @IBAction func leave(_ sender: Any) { performSegue(withIdentifier: "chart", sender: nil) } }
            """
        let found = try Self.rules(["Main.storyboard": file, "Harbor.swift": harbor])
        #expect(found.count { $0 == "tap-without-trait" } == expected)
    }
}
