import HandrailModel
import Testing

/// What a fix proposes exists for the class and for the oldest system that it is read for.
@Suite("Fixes that fit the class and the system") struct FittingFixTests {
    private func findings(_ files: [String: String], _ rule: String) throws -> [Finding] {
        try ExampleAudit.audit(files, rules: [rule]).findings.filter { $0.rule == rule }
    }

    @Test("The title of a button in an interface file is set to adjust in code, as there is no box for it")
    func customFontOfButton() throws {
        let scene = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
            <view id="v1"><subviews>
            <button buttonType="system" id="b1">
            <fontDescription key="fontDescription" name="Quay-Regular" family="Quay" pointSize="17"/>
            <state key="normal" title="Board the ferry"/>
            </button>
            </subviews></view></objects></document>
            """
        let found = try findings(["Pier.xib": scene], "custom-font-not-scaling")
        #expect(found.count == 1)
        #expect(found.allSatisfy { !$0.fix.en.contains("“Automatically Adjusts Font”") }, "\(found.map(\.fix.en))")
        #expect(found.allSatisfy { $0.fix.en.contains("titleLabel?.adjustsFontForContentSizeCategory") })
    }

    @Test("A ratio never reads as what is needed, and what nobody can see is not told")
    func ratios() throws {
        func body(_ color: String) -> [String: String] {
            [
                "Screen.swift": """
                    import SwiftUI
                    struct Screen: View {
                        var body: some View {
                            Text("Ends today").font(.system(size: 30)).foregroundStyle(\(color)).background(Color.white)
                        }
                    }
                    """
            ]
        }
        let near = try findings(body("Color(red: 0.588, green: 0.588, blue: 0.588)"), "low-text-contrast")
        #expect(near.count == 1 && near.allSatisfy { $0.message.en.contains("2.96:1") }, "\(near.map(\.message.en))")
        let nearer = try findings(body("Color(red: 0.5847, green: 0.5847, blue: 0.5847)"), "low-text-contrast")
        #expect(nearer.isEmpty, "\(nearer.map(\.message.en))")
    }

    @Test("A height that an operator of a package fixes around text is told with it")
    func constraintOperator() throws {
        let code = """
            import Anchorage
            import UIKit
            final class TipController: UIViewController {
                private let tip = UILabel()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    tip.text = NSLocalizedString("Buy the crew a coffee", comment: "")
                    tip.font = UIFont.boldSystemFont(ofSize: 16)
                    view.addSubview(tip)
                    tip.heightAnchor /==/ 45
                }
            }
            """
        let found = try findings(["TipController.swift": code], "fixed-font-size")
        #expect(found.count == 1)
        #expect(found.allSatisfy { $0.fix.en.contains("its height is fixed") }, "\(found.map(\.fix.en))")
    }

    @Test("Symbols whose first release is the first that has any are there wherever code names one")
    func firstSymbols() throws {
        let manifest = """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Example", platforms: [.macOS(.v10_14)], targets: [.target(name: "Example", path: ".")])
            """
        let code = """
            import AppKit
            final class PaneController: NSViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    if !isOld, #available(macOS 11.0, *) {
                        let icon = NSImageView()
                        icon.image = NSImage(systemSymbolName: "circle.dashed", accessibilityDescription: nil)
                        view.addSubview(icon)
                    }
                }
            }
            """
        let found = try findings(["Package.swift": manifest, "PaneController.swift": code], "symbol-unavailable")
        #expect(found.isEmpty)
    }
}
