import Foundation
import HandrailModel
import HandrailSemantics
import HandrailTestSupport
import Testing

/// Ways in which code makes views.
@Suite("Reading UIKit: ways of making views") struct ReadingMakersTests {
    /// A screen that shows `made`.
    private static func dump(_ made: String, _ others: String = "") throws -> String {
        try UIKitScreen.dump(
            """
            final class Screen: UIViewController {
                let made = \(made)
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(made)
                }
            }
            \(others)
            """)
    }

    @Test("A closure is handed what it is called with")
    func calledClosures() throws {
        #expect(try Self.dump("{ $0.text = \"Ferries\"; return $0 }(UILabel())").contains("element text \"Ferries\""))
        #expect(
            try Self.dump("{ (label: UILabel) -> UILabel in label.text = \"Ferries\"; return label }(UILabel())")
                .contains("\"Ferries\""))
    }

    @Test("A function of an extension makes what it is called on")
    func ownClass() throws {
        let make = """
            extension UIButton {
                static func make(_ title: String) -> Self {
                    let button = self.init(type: .system)
                    button.setTitle(title, for: .normal)
                    return button
                }
                static func made(_ title: String) -> Self {
                    let button = Self(frame: .zero)
                    button.setTitle(title, for: .normal)
                    return button
                }
            }
            """
        #expect(try Self.dump("UIButton.make(\"Rate\")", make).contains("element button \"Rate\""))
        #expect(try Self.dump("UIButton.made(\"Rate\")", make).contains("element button \"Rate\""))
        let own = """
            final class Star: UIButton {
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    accessibilityLabel = "Star"
                }
            }

            """
        #expect(try Self.dump("Star.made(\"Rate\")", own + make).contains("element button \"Star\""))
    }

    @Test("An initializer that the project adds to a framework's class is read where a call fits it, and only there")
    func addedInitializers() throws {
        let added = """
            extension UIButton {
                convenience init(icon: String, name: String = "Icon") {
                    self.init(type: .system)
                    setImage(UIImage(named: icon), for: .normal)
                    accessibilityLabel = name
                }
            }
            extension UIBarItem { }
            """
        #expect(try Self.dump("UIButton(icon: \"star_2\")", added).contains("element button \"Icon\" (label)"))
        #expect(
            try Self.dump("UIButton(icon: \"star_2\", name: \"Rate\")", added).contains(
                "element button \"Rate\" (label)"))
        #expect(try Self.dump("UIButton(type: .close)", added).contains("element button \"Close\""))
        #expect(try !Self.dump("UIButton(frame: .zero)", added).contains("Icon"))
    }

    @Test("An item of a bar is named by what is said of it, whatever the initializer that the project adds makes it of")
    func addedItems() throws {
        let dump = try UIKitScreen.dump(
            """
            final class Screen: UIViewController {
                lazy var more: UIBarButtonItem = {
                    let item = UIBarButtonItem(image: UIImage(named: "dots_2"), target: self, action: #selector(go))
                    item.accessibilityLabel = "More trails"
                    return item
                }()
                override func viewDidLoad() { super.viewDidLoad(); navigationItem.rightBarButtonItem = more }
                @objc func go() {}
            }
            extension UIBarButtonItem {
                convenience init(image: UIImage?, target: Any, action: Selector) {
                    let button = UIButton()
                    button.setImage(image, for: .normal)
                    self.init(customView: button)
                }
            }
            """)
        #expect(dump.contains("\"More trails\" (label)") && !dump.contains("dots_2"), "\(dump)")
    }

    @Test("A view that is put into a stack before others is met before them")
    func inserted() throws {
        func dump(_ statements: String) throws -> [String] {
            let text = try Self.dump(
                """
                Screen.stack()
                    static func stack() -> UIStackView {
                        let one = UILabel(); one.text = "One"
                        let two = UILabel(); two.text = "Two"
                        let stack = UIStackView(arrangedSubviews: [one])
                        \(statements)
                        return stack
                    }
                """)
            return text.split(separator: "\n").filter { $0.contains("element") }.compactMap { line in
                ["One", "Two"].first { line.contains($0) }
            }
        }
        #expect(try dump("stack.insertArrangedSubview(two, at: 0)") == ["Two", "One"])
        #expect(try dump("stack.insertArrangedSubview(two, at: 1)") == ["One", "Two"])
        #expect(try dump("stack.insertArrangedSubview(two, at: stack.arrangedSubviews.count)") == ["One", "Two"])
    }

    @Test(
        "What is made for each of several strings is several views",
        arguments: [
            """
            for title in ["One", "Two"] {
                let button = UIButton()
                button.setTitle(title, for: .normal)
                made.addSubview(button)
            }
            """,
            """
            ["One", "Two"].forEach { title in
                let button = UIButton()
                button.setTitle(title, for: .normal)
                made.addSubview(button)
            }
            """,
            """
            ["One", "Two"].map {
                let button = UIButton()
                button.setTitle($0, for: .normal)
                return button
            }.forEach { made.addSubview($0) }
            """,
            "let titles = [\"One\", \"Two\"]; for title in titles { made.addSubview(Screen.button(title)) }",
        ])
    func eachOfSeveral(_ statements: String) throws {
        let dump = try UIKitScreen.dump(
            """
            final class Screen: UIViewController {
                let made = UIView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(made)
                    \(statements)
                }
                static func button(_ title: String) -> UIButton {
                    let button = UIButton()
                    button.setTitle(title, for: .normal)
                    return button
                }
            }
            """)
        #expect(dump.contains("element button \"One\"") && dump.contains("element button \"Two\""), "\(dump)")
    }

    @Test("What a protocol does by itself is read, and not only what it asks for")
    func defaults() throws {
        let making = """
            protocol Making { func make(_ name: String) -> UIButton }
            extension Making {
                func make(_ name: String) -> UIButton {
                    let button = UIButton(type: .system)
                    button.setTitle(name, for: .normal)
                    return button
                }
            }
            final class Other: UIViewController, Making {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(make("Rate"))
                }
            }
            """
        #expect(try UIKitScreen.dump(making, screen: "Other").contains("element button \"Rate\""))
    }

    @Test(
        "A method that a list is handed makes a view of each of its values",
        arguments: [
            "names.map(button(for:))", "names.map(button)", "names.map(self.button(for:))",
            "names.map { button(for: $0) }",
        ])
    func methods(_ made: String) throws {
        let code = """
            final class Other: UIViewController {
                private func button(for name: String) -> UIButton {
                    let button = UIButton(type: .system)
                    button.setTitle(name, for: .normal)
                    return button
                }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let names = ["Rate", "Share"]
                    view.addSubview(UIStackView(arrangedSubviews: \(made)))
                }
            }
            """
        let found = try UIKitScreen.dump(code, screen: "Other")
        #expect(found.contains("element button \"Rate\"") && found.contains("element button \"Share\""))
    }

    @Test(
        "A loop over pairs of values makes a view of each",
        arguments: [
            "for (name, tag) in [(\"Rate\", 1), (\"Share\", 2)] { add(name, tag) }",
            """
            var pairs: [(String, Int)] = []
            pairs.append(("Rate", 1))
            pairs.append(("Share", 2))
            for (name, tag) in pairs { add(name, tag) }
            """,
            "[(\"Rate\", 1), (\"Share\", 2)].forEach { name, tag in add(name, tag) }",
        ])
    func pairs(_ loop: String) throws {
        let code = """
            final class Other: UIViewController {
                private func add(_ name: String, _ tag: Int) {
                    let button = UIButton(type: .system)
                    button.setTitle(name, for: .normal)
                    button.tag = tag
                    view.addSubview(button)
                }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(loop)
                }
            }
            """
        let found = try UIKitScreen.dump(code, screen: "Other")
        #expect(found.contains("element button \"Rate\"") && found.contains("element button \"Share\""))
    }

    @Test(
        "A loop over the cases of an enum makes a view of each",
        arguments: [
            "for tab in Tab.allCases { add(tab, 0) }", "Tab.allCases.forEach { add($0, 0) }",
            "let tabs = Tab.allCases; for tab in tabs { add(tab, 0) }",
            "for (index, tab) in Tab.allCases.enumerated() { add(tab, index) }",
            "Tab.allCases.enumerated().forEach { index, tab in add(tab, index) }",
            "view.addSubview(UIStackView(arrangedSubviews: Tab.allCases.map { button($0) }))",
            "Tab.allCases.map(button).forEach(view.addSubview)",
        ])
    func cases(_ loop: String) throws {
        let code = """
            enum Tab: CaseIterable {
                case home, search
                var name: String {
                    switch self {
                    case .home: "Home"
                    case .search: "Search"
                    }
                }
            }
            final class Other: UIViewController {
                private func button(_ tab: Tab) -> UIButton {
                    let button = UIButton(type: .system)
                    button.setTitle(tab.name, for: .normal)
                    return button
                }
                private func add(_ tab: Tab, _ tag: Int) { view.addSubview(button(tab)) }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(loop)
                }
            }
            """
        let found = try UIKitScreen.dump(code, screen: "Other")
        #expect(found.contains("element button \"Home\"") && found.contains("element button \"Search\""))
    }
}
