import Foundation
import HandrailModel
import HandrailSource
import HandrailTestSupport
import Testing

/// What is called like a view and is none, what only keeps others apart, and what nobody can bring up.
@Suite("Reach of namesakes") struct ReachOfNamesakesTests {
    /// The sites of files that make views or stand for them, as `Pier.swift Toggle 6 unused`.
    private static func sites(_ files: [String: String]) throws -> [String] {
        let audit = try TemporaryFolder.audit(files.mapValues { Data($0.utf8) }, jobs: 1)
        return audit.reach.sites.filter { $0.kind.makesView || $0.kind == .outlet }.map { site in
            let file = audit.file(of: site.place)
            let line = file.lines.position(of: site.place.range.lower).line
            return "\(file.path) \(site.name) \(line) \(account(site.account))"
        }
    }

    private static func account(_ account: SiteAccount) -> String {
        switch account {
        case .onScreen: "on screen"
        case .inComponent: "by itself"
        case .inPreview: "in a preview"
        case .unused: "unused"
        case .notReached: "not reached"
        }
    }

    @Test("takes functions that describe something, and models of packages, for no views")
    func functions() throws {
        let rows = """
            import UIKit
            final class Rows: UITableViewController {
                struct Row { let title: String }
                var rows: [Row] = []
                override func viewDidLoad() { rows = [Toggle(title: "Wind"), Toggle(title: "Tide")] }
                func Toggle(title: String) -> Row { Row(title: title) }
            }
            """
        let links = """
            import Foundation
            import Harbors
            final class Store { func open(_ id: String) { Harbor.open(Link(id: id)) } }
            """
        #expect(try Self.sites(["Rows.swift": rows, "Links.swift": links]) == [])
    }

    @Test("keeps a view of SwiftUI whose name a function for classes has too")
    func layoutFunctions() throws {
        let screen = """
            import SwiftUI
            @main struct Quay: App { var body: some Scene { WindowGroup { Home() } } }
            struct Home: View { var body: some View { HStack { Text("Pier"); Spacer(); Text("4") } } }
            """
        let layout = """
            import UIKit
            public func Spacer() -> UIView { UIView() }
            """
        #expect(
            try !Self.sites(["Screen.swift": screen, "Layout.swift": layout]).contains {
                $0.hasPrefix("Screen.swift") && $0.hasSuffix("not reached")
            })
    }

    @Test("takes what is no view for none although it is kept in a constant called like one")
    func constants() throws {
        let code = """
            import Foundation
            class PointerEvent { var text = "" }
            final class Reader {
                func read() {
                    let view = PointerEvent()
                    view.text = "moved"
                }
            }
            """
        let audit = try TemporaryFolder.audit(["Reader.swift": Data(code.utf8)], jobs: 1)
        #expect(audit.reach.sites.isEmpty)
    }

    @Test("takes lines between commands and spaces in bars of interface files for no sites")
    func separators() throws {
        let file = """
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB">
                <objects>
                    <menu title="Main" id="m1">
                        <items>
                            <menuItem title="Moor" id="i1"/>
                            <menuItem isSeparatorItem="YES" id="i2"/>
                            <menuItem title="Leave" id="i3"/>
                        </items>
                    </menu>
                </objects>
            </document>
            """
        let items = try Self.sites(["Main.xib": file]).filter { $0.contains("NSMenuItem") }
        #expect(items == ["Main.xib NSMenuItem 5 by itself", "Main.xib NSMenuItem 7 by itself"])
    }

    @Test("finds outlets that a class declares for those built on it, and those that nothing connects")
    func outlets() throws {
        let code = """
            import UIKit
            class Panel: UIViewController {
                @IBOutlet weak var title1: UILabel!
                @IBOutlet weak var spare: UILabel!
            }
            final class TidePanel: Panel {}
            """
        let file = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="c1">
                <scenes><scene sceneID="s1"><objects>
                    <viewController id="c1" customClass="TidePanel" sceneMemberID="viewController">
                        <view key="view" id="v1"><subviews>
                            <label text="High water" id="l1"/>
                        </subviews></view>
                        <connections><outlet property="title1" destination="l1" id="o1"/></connections>
                    </viewController>
                </objects></scene></scenes>
            </document>
            """
        let outlets = try Self.sites(["Panel.swift": code, "Main.storyboard": file]).filter { $0.hasPrefix("Panel") }
        #expect(outlets == ["Panel.swift title1 3 by itself", "Panel.swift spare 4 unused"])
    }

    @Test("counts what only a segue that nothing performs leads to as unused")
    func scenes() throws {
        let file = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="c1">
                <scenes>
                    <scene sceneID="s1"><objects>
                        <viewController id="c1" customClass="Pier" sceneMemberID="viewController">
                            <view key="view" id="v1"><subviews><label text="Pier" id="l1"/></subviews></view>
                            <connections>
                                <segue destination="c2" kind="show" identifier="showTide" id="g1"/>
                            </connections>
                        </viewController>
                    </objects></scene>
                    <scene sceneID="s2"><objects>
                        <viewController id="c2" sceneMemberID="viewController">
                            <view key="view" id="v2"><subviews><label text="Tide" id="l2"/></subviews></view>
                        </viewController>
                    </objects></scene>
                </scenes>
            </document>
            """
        let code = "import UIKit\nfinal class Pier: UIViewController {}"
        let labels = try Self.sites(["Main.storyboard": file, "Pier.swift": code]).filter { $0.contains("UILabel") }
        #expect(labels == ["Main.storyboard UILabel 5 by itself", "Main.storyboard UILabel 13 unused"])
    }
}
