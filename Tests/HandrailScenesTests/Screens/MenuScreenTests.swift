import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

/// What a controller brings up of menus and alerts is none of its screens.
@Suite("Menus and alerts are told from screens") struct MenuScreenTests {
    private static let opener = """
        import UIKit
        final class Harbor: UITableViewController {
            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                navigationController?.pushViewController(Editor(), animated: true)
            }
        }
        """

    /// What the screens of a name are, and how many have no title as a rule says.
    private static func kinds(
        of name: String, in files: [String: String]
    ) throws -> (kinds: [ScreenKind], untitled: Int) {
        let data = files.mapValues { Data($0.utf8) }
        let screens = try TemporaryFolder.inspect(data).screens.map(\.screen).filter { $0.name == name }
        let findings = try TemporaryFolder.audit(data).findings
        return (screens.map(ScreenKind.init), findings.count { $0.rule == "missing-screen-title" })
    }

    private static func editor(_ method: String) -> String {
        """
        final class Editor: UIViewController {
            init() {
                super.init(nibName: nil, bundle: nil)
                title = "Pier"
            }
            required init?(coder: NSCoder) { fatalError() }
            override func viewDidLoad() {
                super.viewDidLoad()
                let field = UITextField()
                field.placeholder = "Name of the pier"
                view.addSubview(field)
            }
            \(method)
        }
        """
    }

    private static let methods = [
        """
        func choose(from anchor: UIView) {
            let menu = UIMenu(title: "", children: [
                UIAction(title: "Rename") { _ in }, UIAction(title: "Moor") { _ in }, UIAction(title: "Leave") { _ in },
            ])
            present(menu: menu, anchor: anchor)
        }
        """,
        """
        func choose() {
            let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
            sheet.addAction(UIAlertAction(title: "Rename", style: .default))
            sheet.addAction(UIAlertAction(title: "Moor", style: .default))
            sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            present(module: sheet)
        }
        """,
    ]

    @Test("They are no second screen of the class, and lack no title", arguments: methods)
    func coded(method: String) throws {
        let files = ["Harbor.swift": Self.opener, "Editor.swift": "import UIKit\n" + Self.editor(method)]
        let (kinds, untitled) = try Self.kinds(of: "Editor", in: files)
        #expect(kinds.filter(\.isWhole) == [.pushed])
        #expect(kinds.contains(.menu))
        #expect(untitled == 0)
    }

    @Test("So it is for a class whose views a storyboard holds", arguments: methods)
    func designed(method: String) throws {
        let scenes = """
            <scene sceneID="s1"><objects><viewController id="c1"><view key="view" id="v1"><subviews><button id="b1">
            <state key="normal" title="Piers"/><connections><segue destination="c2" kind="show" id="x1"/></connections>
            </button></subviews></view></viewController></objects></scene>
            <scene sceneID="s2"><objects><viewController id="c2" customClass="Pier"><view key="view" id="v2"><subviews>
            <textField placeholder="Name of the pier" id="t2"/></subviews></view>
            <navigationItem key="navigationItem" title="Pier" id="n2"/></viewController></objects></scene>
            """
        let storyboard = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES"
            initialViewController="c1"><scenes>\(scenes)</scenes></document>
            """
        let files = [
            "Main.storyboard": storyboard,
            "Pier.swift": "import UIKit\nfinal class Pier: UIViewController { \(method) }",
        ]
        let (kinds, untitled) = try Self.kinds(of: "Pier", in: files)
        #expect(kinds.filter(\.isWhole) == [.pushed])
        #expect(kinds.contains(.menu))
        #expect(untitled == 0)
    }
}
