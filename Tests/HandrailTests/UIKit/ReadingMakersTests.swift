import Foundation
import Handrail
import HandrailModel
import HandrailSemantics
import Testing

/// Ways in which code makes views.
@Suite("Reading UIKit: ways of making views") struct ReadingMakersTests {
    /// A screen that shows `made`.
    private static func dump(_ made: String, _ others: String = "") throws -> String {
        try ReadingUIKitTests.dump(
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
        #expect(try Self.dump("{ (label: UILabel) -> UILabel in label.text = \"Ferries\"; return label }(UILabel())").contains("\"Ferries\""))
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
        let own = "final class Star: UIButton { override init(frame: CGRect) { super.init(frame: frame); accessibilityLabel = \"Star\" } }\n"
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
        #expect(try Self.dump("UIButton(icon: \"star_2\", name: \"Rate\")", added).contains("element button \"Rate\" (label)"))
        #expect(try Self.dump("UIButton(type: .close)", added).contains("element button \"Close\""))
        #expect(try !Self.dump("UIButton(frame: .zero)", added).contains("Icon"))
    }

    @Test("An item of a bar is named by what is said of it, whatever the initializer that the project adds makes it of")
    func addedItems() throws {
        let dump = try ReadingUIKitTests.dump(
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
            return text.split(separator: "\n").filter { $0.contains("element") }.compactMap { line in ["One", "Two"].first { line.contains($0) } }
        }
        #expect(try dump("stack.insertArrangedSubview(two, at: 0)") == ["Two", "One"])
        #expect(try dump("stack.insertArrangedSubview(two, at: 1)") == ["One", "Two"])
        #expect(try dump("stack.insertArrangedSubview(two, at: stack.arrangedSubviews.count)") == ["One", "Two"])
    }

    @Test(
        "What is made for each of several strings is several views",
        arguments: [
            "for title in [\"One\", \"Two\"] { let button = UIButton(); button.setTitle(title, for: .normal); made.addSubview(button) }",
            "[\"One\", \"Two\"].forEach { title in let button = UIButton(); button.setTitle(title, for: .normal); made.addSubview(button) }",
            "[\"One\", \"Two\"].map { let button = UIButton(); button.setTitle($0, for: .normal); return button }.forEach { made.addSubview($0) }",
            "let titles = [\"One\", \"Two\"]; for title in titles { made.addSubview(Screen.button(title)) }",
        ])
    func eachOfSeveral(_ statements: String) throws {
        let dump = try ReadingUIKitTests.dump(
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
}
