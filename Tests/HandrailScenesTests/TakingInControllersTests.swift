import Foundation
import HandrailModel
import HandrailSemantics
import HandrailTestSupport
import Testing

/// What a controller shows that another one takes in stands on the screen of that one.
@Suite("Taking in the screens of other controllers") struct TakingInControllersTests {
    private static func screens(_ code: String) throws -> [String: [String]] {
        let inspection = try TemporaryFolder.inspect(["Code.swift": Data("import UIKit\n\(code)".utf8)])
        return Dictionary(
            inspection.screens.map { tree in (tree.screen.name, tree.stops.map(\.element.name.display)) },
            uniquingKeysWith: { $0 + $1 })
    }

    private static func harbor(_ body: String, members: String = "", more: String = "") -> String {
        """
        final class Harbor: UIViewController {
            private let label = UILabel()
            private let last = UILabel()
            private let stack = UIStackView()
            \(members)
            override func viewDidLoad() {
                super.viewDidLoad()
                label.text = "Harbor"
                last.text = "Mole"
                view.addSubview(label)
                \(body)
                view.addSubview(last)
            }
        }
        final class Buoys: UIViewController {
            private let label = UILabel()
            private let button = UIButton()
            override func viewDidLoad() {
                super.viewDidLoad()
                label.text = "Buoy 7"
                button.setImage(UIImage(named: "btn_7"), for: .normal)
                view.addSubview(label)
                view.addSubview(button)
            }
        }
        \(more)
        """
    }

    @Test(
        "The view of a controller that is taken in is met where it lies, and is no screen besides",
        arguments: [
            harbor("let child = Buoys(); addChild(child); view.addSubview(child.view); child.didMove(toParent: self)"),
            harbor("addChild(child); view.insertSubview(child.view, at: 1)", members: "private let child = Buoys()"),
            harbor(
                "addChild(child); view.addSubview(stack); stack.addArrangedSubview(child.view)",
                members: "private lazy var child: Buoys = Buoys()"),
            harbor(
                "embed(Buoys())",
                more: """
                    extension UIViewController {
                        func embed(_ child: UIViewController) {
                            addChild(child)
                            view.addSubview(child.view)
                            child.didMove(toParent: self)
                        }
                    }
                    """),
        ])
    func taken(code: String) throws {
        #expect(try Self.screens(code) == ["Harbor": ["Harbor", "Buoy 7", "btn_7", "Mole"]])
        let findings = try TemporaryFolder.audit(["Code.swift": Data("import UIKit\n\(code)".utf8)]).findings
        #expect(findings.filter { $0.rule == "unnamed-control" }.count == 1)
    }

    @Test("A controller that is pushed as well is a screen of its own, too")
    func both() throws {
        let code = Self.harbor(
            "let child = Buoys(); addChild(child); view.addSubview(child.view)",
            members: "func open() { navigationController?.pushViewController(Buoys(), animated: true) }")
        #expect(
            try Self.screens(code) == ["Harbor": ["Harbor", "Buoy 7", "btn_7", "Mole"], "Buoys": ["Buoy 7", "btn_7"]])
    }

    @Test("Controllers that take each other in end")
    func cycle() throws {
        let code = """
            final class First: UIViewController {
                override func viewDidLoad() {
                    let other = Second(); addChild(other); view.addSubview(other.view); view.addSubview(UISwitch())
                }
            }
            final class Second: UIViewController {
                override func viewDidLoad() {
                    let other = First(); addChild(other); view.addSubview(other.view); view.addSubview(UISwitch())
                }
            }
            """
        #expect(try Array(Self.screens(code).keys) == ["First"], "The second is a part of the first")
    }

    @Test("Screens that take turns in one place are seen one at a time")
    func turns() throws {
        let code = Self.harbor(
            "show(Buoys())\nshow(Piers())",
            members: "private func show(_ child: UIViewController) { addChild(child); view.addSubview(child.view) }",
            more: """
                final class Piers: UIViewController {
                    override func viewDidLoad() {
                        let label = UILabel()
                        label.text = "Pier"
                        view.addSubview(label)
                    }
                }
                """)
        let inspection = try TemporaryFolder.inspect(["Code.swift": Data("import UIKit\n\(code)".utf8)])
        let tree = try #require(inspection.screens.first { $0.screen.name == "Harbor" }).screen.tree
        #expect(tree.elements.filter { $0.kind == .branch }.count == 2)
    }
}
