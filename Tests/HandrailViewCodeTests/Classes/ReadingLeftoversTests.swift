import Foundation
import HandrailModel
import HandrailSemantics
import HandrailTestSupport
import Testing

/// Views that a class makes and never shows are no elements; as soon as any code might show them, they are.
@Suite("Reading UIKit: views that are left over") struct ReadingLeftoversTests {
    /// A screen with a title and a button of which `body` does something.
    private static func dump(
        _ body: String = "", button: String = "private let star = UIButton()", inherits: String = "",
        others: String = ""
    ) throws -> String {
        try UIKitScreen.dump(
            """
            final class Screen: UIViewController\(inherits) {
                let name = UILabel()
                \(button)
                override func viewDidLoad() {
                    super.viewDidLoad()
                    name.text = "Ferries"
                    view.addSubview(name)
                    \(body)
                }
            }
            \(others)
            """)
    }

    private static let alone = "element text \"Ferries\" (text); traits: static text"

    @Test(
        "A view that no code speaks of but to set something on it is never seen",
        arguments: [
            "", "star.setImage(UIImage(named: \"star_2\"), for: .normal)",
            "star.titleLabel?.font = .systemFont(ofSize: 12)",
            "self.star.isHidden = false", "star.addTarget(self, action: #selector(go), for: .touchUpInside)",
        ])
    func forgotten(_ body: String) throws {
        #expect(try Self.dump(body) == Self.alone)
        #expect(try Self.dump(body, button: "let star = UIButton()") == Self.alone)
        let made = """
            private let star: UIButton = {
                let star = UIButton()
                star.setTitle("Rate", for: .normal)
                return star
            }()
            """
        #expect(try Self.dump(body, button: made) == Self.alone)
    }

    @Test("An item of a bar that is put on none is never seen")
    func items() throws {
        let item = "private lazy var save = UIBarButtonItem(title: \"Save\", style: .plain, target: nil, action: nil)"
        #expect(try Self.dump(button: item) == Self.alone)
        #expect(try Self.dump("navigationItem.rightBarButtonItem = save", button: item).contains("Save"))
        #expect(try Self.dump("show([save])", button: item).contains("Save"))
    }

    @Test(
        "A view that any code may show stays",
        arguments: [
            "layOut(star, name)", "Layout.stack(views: [star])", "star.pin(to: view)",
            "let other = star; other.tag = 1",
            "parts = [(star, 1)]", "stack { star }", "fill(view, with: \\.star)", "star = UIButton()",
            "if let star { keep(star) }", "Auto(star).fill()",
        ])
    func mayBeShown(_ body: String) throws {
        let dump = try Self.dump(body, button: "private var star = UIButton(type: .close)")
        #expect(dump.contains("button"), "\(body): \(dump)")
    }

    @Test("What other code of the project, the system or a package may ask for stays")
    func exposed() throws {
        let close = "let star = UIButton(type: .close)"
        #expect(
            try Self.dump(button: close, others: "func f(_ s: Screen, _ v: UIView) { v.addSubview(s.star) }").contains(
                "Close"))
        #expect(try Self.dump(button: close, inherits: ", PanelContent").contains("Close"))
        #expect(try Self.dump(button: "public " + close).contains("Close"))
        #expect(try Self.dump(button: "@objc " + close).contains("Close"))
        #expect(try Self.dump(button: "override var star = UIButton(type: .close)").contains("Close"))
        #expect(
            try Self.dump(
                button: close, others: "protocol Panel { var star: UIButton { get } }\nextension Screen: Panel {}")
                == Self.alone)
    }
}
