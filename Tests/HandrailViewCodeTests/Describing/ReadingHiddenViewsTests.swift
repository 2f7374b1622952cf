import Foundation
import HandrailModel
import HandrailSemantics
import HandrailTestSupport
import Testing

/// A view that code hides for good is no stop; one that any code could show again is.
@Suite("Reading UIKit: views that are hidden for good") struct ReadingHiddenViewsTests {
    private static func isMet(_ statements: String, members: String = "") throws -> Bool {
        try UIKitScreen.dump(
            """
            final class Screen: UIViewController {
                \(members)
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let name = UILabel()
                    name.text = "Ferries"
                    view.addSubview(name)
                    let badge = UILabel()
                    badge.text = "Full"
                    view.addSubview(badge)
                    \(statements)
                }
            }
            """).contains("\"Full\"")
    }

    @Test(
        "A view of one function that is hidden there and never shown",
        arguments: ["badge.isHidden = true", "badge.alpha = 0"])
    func hidden(_ statement: String) throws {
        #expect(try !Self.isMet(statement))
        #expect(try !Self.isMet(statement + "; self.badge = badge", members: "var badge: UILabel?"))
        #expect(try Self.isMet(""))
    }

    @Test(
        "Whatever could show it again keeps it",
        arguments: [
            "badge.isHidden = true; badge.isHidden = false",
            "badge.isHidden = true; UIView.animate(withDuration: 1) { badge.isHidden = false }",
            "badge.alpha = 0; UIView.animate(withDuration: 1) { badge.alpha = 1 }", "badge.isHidden = isEmpty",
            "badge.isHidden = isEmpty ? true : false", "if isEmpty { badge.isHidden = true }",
            "badge.isHidden = true; badge.fadeIn()",
            "badge.isHidden = true; keep(badge)",
            "badge.isHidden = true; self.badge = badge; self.badge?.isHidden = false",
            "badge.isHidden = true; all.append(badge)",
            "badge.isHidden = true; badge.tag = 7",
            "badge.isHidden = true; view.subviews.forEach { $0.isHidden = false }",
            "badge.isHidden = true; load { badge.isHidden = $0 }",
            "badge.isHidden = true; defer { badge.isHidden.toggle() }",
        ])
    func shown(_ statement: String) throws {
        #expect(try Self.isMet(statement, members: "var badge: UILabel?\nvar all: [UILabel] = []"))
    }

    /// A screen whose property holds what is hidden.
    private static func isMet(held property: String, members: String = "", more: String = "") throws -> Bool {
        try UIKitScreen.dump(
            """
            final class Screen: UIViewController {
                \(property)
                \(members)
                override func viewDidLoad() {
                    super.viewDidLoad()
                    badge.text = "Full"
                    badge.isHidden = true
                    view.addSubview(badge)
                }
            }
            \(more)
            """).contains("\"Full\"")
    }

    @Test(
        "A view that a method hides which the initializer of a base class calls",
        arguments: [
            ("badge.isHidden = true; add([badge])", false), ("badge.isHidden = true; addSubviews(badge)", false),
            ("add([badge])", true), ("badge.isHidden = true; add([badge]); subviews[0].isHidden = false", true),
        ])
    func setUp(statements: String, isMet: Bool) throws {
        let code = """
            class Base: UIView {
                override init(frame: CGRect) { super.init(frame: frame); prepare() }
                required init?(coder: NSCoder) { fatalError() }
                func prepare() {}
            }
            final class Screen: Base {
                let badge = UILabel()
                override func prepare() {
                    super.prepare()
                    badge.text = "Full"
                    \(statements)
                }
            }
            extension UIView {
                func add(_ views: [UIView]) { views.forEach { addSubview($0) } }
                func addSubviews(_ views: UIView...) { for view in views { addSubview(view) } }
            }
            """
        #expect(try UIKitScreen.dump(code).contains("\"Full\"") == isMet)
    }

    @Test(
        "A view that a property holds and nothing shows",
        arguments: [
            "let badge = UILabel()", "private let badge = UILabel()",
            "lazy var badge: UILabel = { let made = UILabel(); return made }()",
        ])
    func properties(_ property: String) throws {
        #expect(try !Self.isMet(held: property))
        #expect(
            try !Self.isMet(
                held: property,
                more: "final class Other: UIView { func f(_ other: Other) { other.alpha = 1; other.badge.text = nil } }"
            ))
    }

    @Test(
        "A view that a property holds is met where code anywhere may show it",
        arguments: [
            ("let badge = UILabel()", "func tell() { badge.isHidden = false }", ""),
            ("let badge = UILabel()", "func tell() { badge.isHidden.toggle() }", ""),
            ("let badge = UILabel()", "var isFull = false { didSet { badge.isHidden = !isFull } }", ""),
            ("let badge = UILabel()", "var isFull: Bool { get { false } set { badge.isHidden = !newValue } }", ""),
            ("let badge = UILabel()", "func tell() { [badge].forEach { $0.isHidden = false } }", ""),
            (
                "let badge = UILabel()",
                """
                func tell() {
                    UIView.transition(from: view, to: badge, duration: 1, options: .showHideTransitionViews)
                }
                """, ""
            ),
            (
                "let badge = UILabel()", "",
                "final class Other { func f(_ screen: Screen) { screen.badge.isHidden = false } }"
            ),
            (
                "let badge = UILabel()", "",
                "final class Other { var screen: Screen?; func f() { screen?.badge.isHidden.toggle() } }"
            ),
            ("let badge = UILabel()", "", "extension Screen { func f() { badge.isHidden = false } }"),
            ("public let badge = UILabel()", "", ""), ("@objc let badge = UILabel()", "", ""),
        ])
    func reached(_ property: String, _ members: String, _ more: String) throws {
        #expect(try Self.isMet(held: property, members: members, more: more))
    }

    @Test("A view that is taken away where it was put is not met")
    func removed() throws {
        #expect(try !Self.isMet("badge.removeFromSuperview()"))
        #expect(try !Self.isMet("badge?.removeFromSuperview()"))
    }

    @Test(
        "A view that is put back, or taken away only now and then, is",
        arguments: [
            "badge.removeFromSuperview(); view.addSubview(badge)", "badge.removeFromSuperview(); show()",
            "if isEmpty { badge.removeFromSuperview() }",
            "load { badge.removeFromSuperview() }", "guard isEmpty else { return }; badge.removeFromSuperview()",
            "badge.removeFromSuperview(); keep(badge)", "DispatchQueue.main.async { badge.removeFromSuperview() }",
        ])
    func putBack(_ statement: String) throws {
        let members = """
            private func show() {
                let stack = UIStackView()
                view.addSubview(stack)
                view.subviews.forEach { stack.addArrangedSubview($0) }
            }
            """
        #expect(try Self.isMet(statement, members: members))
    }

    @Test("A list that is built anew each time is met as it was built last")
    func rebuilt() throws {
        let code = """
            final class Screen: UIViewController {
                private let stack = UIStackView()
                override func viewDidLoad() { super.viewDidLoad(); view.addSubview(stack); build() }
                override func viewWillAppear(_ animated: Bool) { build() }
                private func build() {
                    for old in stack.arrangedSubviews { old.removeFromSuperview() }
                    let row = UILabel()
                    row.text = "Full"
                    stack.addArrangedSubview(row)
                }
            }
            """
        #expect(try UIKitScreen.dump(code).contains("\"Full\""))
    }
}
