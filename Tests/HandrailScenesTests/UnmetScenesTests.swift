import Foundation
import HandrailModel
import HandrailSemantics
import HandrailTestSupport
import Testing

@Suite("Scenes that nobody meets")
struct UnmetScenesTests {
    /// A storyboard whose second scene is only reached by a segue of the first.
    private static func storyboard(_ segue: String, inButton: Bool = false, identifier: String = "") -> String {
        let connections = "<connections>\(segue)</connections>"
        return """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            initialViewController="c1"><scenes>
            <scene sceneID="s1"><objects>
            <viewController id="c1" customClass="HarborViewController" sceneMemberID="viewController">
            <view key="view" id="v1"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
            <button id="b1"><rect key="frame" x="0" y="0" width="90" height="44"/><state key="normal" title="Log"/>
            \(inButton ? connections : "")</button>
            </subviews></view>\(inButton ? "" : connections)</viewController></objects></scene>
            <scene sceneID="s2"><objects>
            <viewController \(identifier) id="c2" customClass="LogViewController" sceneMemberID="viewController">
            <view key="view" id="v2"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
            <label text="Old log" id="l2"><rect key="frame" x="0" y="0" width="90" height="20"/></label>
            </subviews></view></viewController></objects></scene>
            </scenes></document>
            """
    }

    private func names(_ storyboard: String, _ code: String) throws -> [String] {
        let controller = """
            import UIKit
            final class HarborViewController: UIViewController {
                func openLog() { \(code) }
            }
            """
        let files = ["Main.storyboard": storyboard, "Harbor.swift": controller]
        return try TemporaryFolder.inspect(files.mapValues { Data($0.utf8) }).screens.map(\.screen.name)
    }

    private static let manual = "<segue destination=\"c2\" kind=\"show\" identifier=\"openLog\" id=\"g1\"/>"

    private static let unknown = manual.replacing("openLog", with: "other")

    @Test("A segue of a controller that no code performs leads nowhere")
    func unperformed() throws {
        let storyboard = Self.storyboard(Self.manual.replacing("openLog", with: "oldLog"))
        #expect(try names(storyboard, "") == ["HarborViewController"])
    }

    @Test("What only such a scene leads to is met by nobody either")
    func behindUnperformed() throws {
        let storyboard = Self.storyboard(Self.unknown.replacing("c2", with: "n1")).replacing(
            "</scenes>",
            with: """
                <scene sceneID="s3"><objects><navigationController id="n1" sceneMemberID="viewController"><connections>
                <segue destination="c2" kind="relationship" relationship="rootViewController" id="g2"/>
                </connections></navigationController></objects></scene></scenes>
                """)
        #expect(try names(storyboard, "") == ["HarborViewController"])
        #expect(try names(storyboard, "show(\"other\")").contains("LogViewController"))
    }

    @Test(
        "Whatever may perform the segue or make the scene brings it up",
        arguments: [
            (Self.storyboard(Self.manual), "performSegue(withIdentifier: \"openLog\", sender: nil)"),
            (Self.storyboard(Self.manual), "performSegue(withIdentifier: Ways.openLog.rawValue, sender: nil)"),
            (Self.storyboard(unknown, inButton: true), ""),
            (
                Self.storyboard(unknown, identifier: "storyboardIdentifier=\"old\""),
                "storyboard?.instantiateViewController(withIdentifier: \"old\")"
            ),
            (Self.storyboard(Self.manual.replacing("kind=\"show\"", with: "kind=\"embed\"")), ""),
        ])
    func performed(storyboard: String, code: String) throws {
        #expect(try names(storyboard, code).contains("LogViewController"))
    }

    @Test("Objective-C may perform the segue as well", arguments: ["openLog", "Open the log"])
    func inObjectiveC(_ name: String) throws {
        let files = [
            "Main.storyboard": Self.storyboard(Self.manual.replacing("openLog", with: name)),
            "Harbor.m": """
                #import "Harbor.h"
                @implementation HarborViewController
                - (void)open { [self performSegueWithIdentifier:@"\(name)" sender:nil]; }
                @end
                """,
        ]
        let found = try TemporaryFolder.inspect(files.mapValues { Data($0.utf8) }).screens.map(\.screen.name)
        #expect(found.contains("LogViewController"))
    }

    @Test("A menu beside the menu bar of an app for the Mac is met, and so is the scene that an item of it brings up")
    func menuBesideMenuBar() throws {
        let storyboard = """
            <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" \
            targetRuntime="MacOSX.Cocoa"><scenes><scene sceneID="s1"><objects>
            <application id="a1" sceneMemberID="viewController">
            <menu key="mainMenu" id="m1"><items><menuItem title="File" id="i1"/></items></menu></application>
            <menu id="m2"><items><menuItem title="Show log" id="i2"><connections>
            <segue destination="c2" kind="show" id="g1"/></connections></menuItem></items></menu>
            </objects></scene><scene sceneID="s2"><objects>
            <viewController id="c2" customClass="LogViewController" sceneMemberID="viewController">
            <view key="view" id="v2"><rect key="frame" x="0" y="0" width="390" height="844"/></view>
            </viewController></objects></scene></scenes></document>
            """
        let files = ["Main.storyboard": storyboard, "Log.swift": "import AppKit\nlet log = 1"]
        let audit = try TemporaryFolder.inspect(files.mapValues { Data($0.utf8) })
        #expect(audit.screens.contains { $0.dump.contains("Show log") })
        #expect(audit.screens.contains { $0.screen.name == "LogViewController" })
    }
}
