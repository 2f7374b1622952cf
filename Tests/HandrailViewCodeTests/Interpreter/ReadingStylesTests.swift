import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

/// What the project does to views with properties, operators, closures and functions that it adds itself.
@Suite("Reading UIKit: styles and properties of the project's own") struct ReadingStylesTests {
    /// A screen with two picture buttons, `body` after they were put on it.
    private static func unnamed(_ body: String, _ more: String = "", members: String = "") throws -> Int {
        let code = """
            import UIKit
            \(more)
            final class Screen: UIViewController {
                private let a = UIButton(type: .custom)
                private let b = UIButton(type: .custom)
                \(members)
                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = "Screen"
                    for button in [a, b] {
                        view.addSubview(button)
                        button.addTarget(self, action: #selector(go), for: .touchUpInside)
                    }
                    a.setImage(UIImage(named: "gg_big"), for: .normal)
                    b.setImage(UIImage(named: "hh_big"), for: .normal)
                    \(body)
                }
                @objc func go() { print("go") }
            }
            """
        return try TemporaryFolder.audit(["Code.swift": Data(code.utf8)]).findings.count {
            $0.rule == "unnamed-control"
        }
    }

    @Test(
        "A property that is added to a class does what its setter does",
        arguments: [
            """
            extension UIButton {
                var voice: String? {
                    get { accessibilityLabel }
                    set { accessibilityLabel = newValue }
                }
            }
            """,
            """
            extension UIView {
                @IBInspectable var voice: String? {
                    get { accessibilityLabel }
                    set(words) { accessibilityLabel = words }
                }
            }
            """,
            """
            private var key = 0
            extension UIView {
                var voice: String? {
                    get { nil }
                    set {
                        objc_setAssociatedObject(self, &key, newValue, .OBJC_ASSOCIATION_RETAIN)
                        accessibilityLabel = newValue
                    }
                }
            }
            """,
            """
            protocol Voiced: UIView {}
            extension Voiced {
                var voice: String? {
                    get { nil }
                    set { accessibilityLabel = newValue }
                }
            }
            extension UIButton: Voiced {}
            """,
        ])
    func setters(_ more: String) throws {
        #expect(try Self.unnamed("a.voice = \"Save\"", more) == 1)
        #expect(try Self.unnamed("a.voice = \"Save\"; b.voice = \"Send\"", more) == 0)
    }

    @Test("A setter that does something else names nothing")
    func otherSetters() throws {
        #expect(
            try Self.unnamed(
                "a.round = true",
                "extension UIView { var round: Bool { get { false } set { layer.cornerRadius = newValue ? 8 : 0 } } }")
                == 2)
    }

    @Test("What a view tells its delegate of itself names nothing, and whom else it hands itself to may name it")
    func handingOn() throws {
        let more = """
            extension UIButton { @objc func tell() { NAMES(self) } }
            protocol Told { func named(_ b: UIButton) }
            extension UIButton { var delegate: Told? { nil } }
            """
        #expect(try Self.unnamed("a.tell()", more.replacing("NAMES", with: "delegate?.named")) == 2)
        #expect(try Self.unnamed("a.tell()", more.replacing("NAMES", with: "namer.mark")) == 1)
    }

    @Test("A setter is asked for the flag that it is given")
    func flags() throws {
        let code = """
            import UIKit
            extension UIView {
                var isButtonLike: Bool {
                    get { accessibilityTraits.contains(.button) }
                    set {
                        isAccessibilityElement = newValue
                        if newValue {
                            accessibilityTraits.insert(.button)
                        } else {
                            accessibilityTraits.remove(.button)
                        }
                    }
                }
            }
            final class Screen: UIViewController {
                private let card = UIView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = "Screen"
                    view.addSubview(card)
                    card.accessibilityLabel = NSLocalizedString("Card", comment: "")
                    card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(go)))
                    card.isButtonLike = FLAG
                }
                @objc func go() { print("go") }
            }
            """
        let rules = { (flag: String) in
            try TemporaryFolder.audit(["Code.swift": Data(code.replacing("FLAG", with: flag).utf8)]).findings.map(
                \.rule)
        }
        #expect(try rules("true").isEmpty)
        #expect(try rules("false") == ["label-without-element"])
    }

    @Test(
        "What a package sets that speaks of names may name",
        arguments: [
            "a.a11y.label = words", "a.accessibility(label: words)", "a.localizedTitle = key", "a.identity = \"save\"",
            "a.a11y.set(label: words)",
            "a.localize(\"save\")",
        ])
    func packages(_ body: String) throws {
        #expect(try Self.unnamed(body) == 1)
    }

    @Test(
        "What frameworks declare names nothing",
        arguments: [
            "a.titleLabel?.lineBreakMode = .byClipping", "a.accessibilityFrame = .zero",
            "a.restorationIdentifier = \"save\"", "a.titleEdgeInsets = .zero",
        ])
    func frameworks(_ body: String) throws {
        #expect(try Self.unnamed(body) == 2)
    }

    @Test(
        "Operators and closures that style a view",
        arguments: [
            (
                "a <~ named",
                """
                infix operator <~
                @discardableResult func <~ <T: AnyObject>(l: T, r: (T) -> Void) -> T {
                    r(l)
                    return l
                }
                let named: (UIButton) -> Void = { $0.accessibilityLabel = "Save" }
                """
            ),
            ("a |> { $0.accessibilityLabel = \"Save\" }", ""), ("a |> named", ""),
            (
                "a.apply(Styles.named)",
                """
                enum Styles { static let named: (UIButton) -> Void = { $0.accessibilityLabel = "Save" } }
                extension UIButton { func apply(_ style: (UIButton) -> Void) { style(self) } }
                """
            ),
            (
                "a.apply(.named)",
                """
                struct Style {
                    let run: (UIButton) -> Void
                    static let named = Style { $0.accessibilityLabel = "Save" }
                }
                extension UIButton { func apply(_ style: Style) { style.run(self) } }
                """
            ),
            (
                "a.style(.named)",
                """
                struct Style<V: UIView> { let run: (V) -> Void }
                extension Style where V == UIButton {
                    static var named: Style<UIButton> { Style { $0.accessibilityLabel = "Save" } }
                }
                extension UIView { func style<V: UIView>(_ s: Style<V>) { s.run(self as! V) } }
                """
            ),
            ("a.take(Styler())", "extension UIView { func take(_ s: Styler) { s.paint(self) } }"),
            ("named(a)", "let named: (UIButton) -> Void = { $0.accessibilityLabel = \"Save\" }"),
        ])
    func styles(_ body: String, _ more: String) throws {
        #expect(try Self.unnamed(body, more) == 1)
    }

    @Test(
        "Code that a loop hands views to by its name",
        arguments: [
            ("[a, b].forEach(nameIt)", "func nameIt(_ button: UIButton) { button.accessibilityLabel = \"Save\" }", 0),
            ("[a, b].forEach(nameIt)", "func nameIt(_ button: UIButton) { button.tintColor = .red }", 2),
            (
                "[a, b].forEach(Style.icon)",
                "enum Style { static func icon(_ x: UIButton) { x.accessibilityLabel = \"Save\" } }", 0
            ),
            ("let style: (UIButton) -> Void = { $0.accessibilityLabel = \"Save\" }; [a].forEach(style)", "", 1),
            (
                "let names = Names(); [a, b].forEach(names.name)",
                "final class Names { func name(_ x: UIButton) { x.accessibilityLabel = \"Save\" } }", 0
            ),
            ("[a, b].forEach(Other.icon)", "", 0), ("[a, b].forEach(view.addSubview)", "", 2),
            ("[a, b].forEach(view.bringSubviewToFront)", "", 2),
        ])
    func references(_ body: String, _ more: String, _ count: Int) throws {
        #expect(try Self.unnamed(body, more) == count)
    }

    @Test(
        "A function that is handed pairs, and one that gives back another",
        arguments: [
            (
                "Names.set([(a, \"Save\"), (b, \"Send\")])",
                """
                enum Names {
                    static func set(_ views: [(UIView, String)]) {
                        for (v, s) in views { v.accessibilityLabel = s }
                    }
                }
                """, 0
            ),
            (
                "Names.set([(a, \"Save\")])",
                """
                enum Names {
                    static func set(_ views: [(UIView, String)]) {
                        for (v, s) in views { v.accessibilityLabel = s }
                    }
                }
                """, 1
            ),
            (
                "set([a: \"Save\", b: \"Send\"])",
                "func set(_ views: KeyValuePairs<UIView, String>) { for (v, s) in views { v.accessibilityLabel = s } }",
                0
            ),
            (
                "set([a: \"Save\"])",
                "func set(_ views: [UIView: String]) { views.forEach { $0.key.accessibilityLabel = $0.value } }", 1
            ),
            ("Names.set([(a, \"Save\")])", "", 1),
            ("name(a)(\"Save\")", "func name(_ x: UIButton) -> (String) -> Void { { x.accessibilityLabel = $0 } }", 1),
            ("switch a { case let x: x.accessibilityLabel = \"Save\" }", "", 1),
            ("switch a as UIView { case let x as UIButton: x.accessibilityLabel = \"Save\"; default: break }", "", 1),
            ("if case let x as UIButton = view.subviews.first { x.accessibilityLabel = \"Save\" }", "", 2),
        ])
    func pairs(_ body: String, _ more: String, _ count: Int) throws {
        #expect(try Self.unnamed(body, more) == count)
    }

    @Test(
        "A collaborator behind a protocol or a base class",
        arguments: [
            (
                "naming.mark(a)",
                """
                protocol Naming { func mark(_ b: UIButton) }
                struct Namer: Naming { func mark(_ b: UIButton) { b.accessibilityLabel = "Save" } }
                """, "var naming: Naming!", 1
            ),
            (
                "naming.mark(a)",
                """
                protocol Naming { func mark(_ b: UIButton) }
                struct Namer: Naming { func mark(_ b: UIButton) { b.tintColor = .red } }
                """, "var naming: Naming!", 2
            ),
            (
                "naming.mark(a)",
                """
                protocol Naming { func mark(_ b: UIButton) }
                extension Naming { func mark(_ b: UIButton) { b.accessibilityLabel = "Save" } }
                final class Light: Naming {}
                """, "var naming: Naming = Light()", 1
            ),
            (
                "delegate?.configure(button: a)", "protocol Host: AnyObject { func configure(button: UIButton) }",
                "weak var delegate: Host?", 1
            ),
            (
                "helper?.configure(a)",
                """
                class Base { func configure(_ b: UIButton) {} }
                class Sub: Base { override func configure(_ b: UIButton) { b.accessibilityLabel = "Save" } }
                """, "var helper: Base?", 1
            ),
            ("helper?.configure(a)", "class Base { func configure(_ b: UIButton) {} }", "var helper: Base?", 2),
        ])
    func collaborators(_ body: String, _ more: String, _ members: String, _ count: Int) throws {
        #expect(try Self.unnamed(body, more, members: members) == count)
    }

    @Test(
        "Views that are looked for below others",
        arguments: [
            (
                "view.all(UIButton.self).forEach { $0.accessibilityLabel = \"Save\" }",
                """
                extension UIView {
                    func all<T: UIView>(_ t: T.Type) -> [T] {
                        var r = subviews.compactMap { $0 as? T }
                        for s in subviews { r += s.all(t) }
                        return r
                    }
                }
                """, 0
            ),
            ("view.subviews.compactMap { $0 as? UIButton }.forEach { $0.accessibilityLabel = \"Save\" }", "", 0),
            ("view.subviews.compactMap { $0 as? UISwitch }.forEach { $0.accessibilityLabel = \"Save\" }", "", 2),
            ("view.subviews.filter { $0 is UISwitch }.forEach { $0.accessibilityLabel = \"Save\" }", "", 2),
            (
                """
                if let label = a as? UILabel { label.text = "Save" }
                if let one = a as? UIControl { one.accessibilityLabel = "Save" }
                """, "", 1
            ),
        ])
    func below(_ body: String, _ more: String, _ count: Int) throws {
        #expect(try Self.unnamed(body, more) == count)
    }

    @Test("What a function that calls itself does further below is not known")
    func recursion() throws {
        let members = "private let stack = UIStackView(); private let deep = UIButton(type: .custom)"
        let put = """
            deep.setImage(UIImage(named: "dd_big"), for: .normal)
            view.addSubview(stack)
            stack.addArrangedSubview(deep)
            """
        let walk = """
            extension Screen {
                func walk(_ v: UIView) {
                    for s in v.subviews {
                        if let x = s as? UIButton { x.accessibilityLabel = "Save" } else { walk(s) }
                    }
                }
            }
            """
        #expect(try Self.unnamed(put + "walk(view)", walk, members: members) == 0)
        #expect(try Self.unnamed(put, walk, members: members) == 3)
    }

    @Test(
        "A class that generic code is handed",
        arguments: [
            (
                "let c: UIButton = make { $0.setImage(UIImage(named: \"cc_big\"), for: .normal) }",
                "func make<V: UIView>(_ f: (V) -> Void) -> V { let v = V(); f(v); return v }"
            ),
            (
                "let c = make(UIButton.self); c.setImage(UIImage(named: \"cc_big\"), for: .normal)",
                "func make<V: UIView>(_ type: V.Type) -> V { let v = type.init(); return v }"
            ),
            (
                "let c = Maker.make(UIButton.self) { $0.setImage(UIImage(named: \"cc_big\"), for: .normal) }",
                """
                enum Maker {
                    static func make<V: UIView>(_ type: V.Type = V.self, _ f: (V) -> Void) -> V {
                        let v = V(frame: .zero)
                        f(v)
                        return v
                    }
                }
                """
            ),
            (
                "let c = make { (x: UIButton) in x.setImage(UIImage(named: \"cc_big\"), for: .normal) }",
                "func make<V: UIView>(_ f: (V) -> Void) -> V { let v = V(); f(v); return v }"
            ),
        ])
    func generics(_ body: String, _ more: String) throws {
        #expect(try Self.unnamed(body + "; view.addSubview(c)", more) == 3)
    }
}
