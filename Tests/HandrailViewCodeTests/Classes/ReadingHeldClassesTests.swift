import Foundation
import HandrailModel
import HandrailSemantics
import HandrailTestSupport
import Testing

/// Views that are made of a class which a property holds, so that an app can put its own in its place.
@Suite("Reading UIKit: classes that properties hold") struct ReadingHeldClassesTests {
    /// A screen that shows a button.
    private static func dump(_ button: String, shown: String = "button", others: String) throws -> String {
        try UIKitScreen.dump(
            """
            final class Screen: UIViewController {
                \(button)
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(\(shown))
                }
            }
            final class MooringButton: UIButton {
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    setTitle("Moor", for: .normal)
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            \(others)
            """)
    }

    private static let moor = "element button \"Moor\" (text); traits: button; merges: text"

    @Test(
        "The class that a property is declared to hold, or is given, is the one that is made",
        arguments: [
            "struct Parts { var button: MooringButton.Type = MooringButton.self }",
            "struct Parts { var button = MooringButton.self }",
            "struct Parts { var button: UIButton.Type = MooringButton.self }",
            "final class Parts { var button: UIButton.Type { MooringButton.self } }",
        ])
    func held(_ parts: String) throws {
        let dump = try Self.dump("lazy var button = Parts().button.init()", others: parts)
        let isOpen = parts.contains("{ MooringButton.self }")
        #expect(dump == (isOpen ? "element button ? (label); traits: button" : Self.moor))
    }

    @Test("A class that two properties of one name hold differently is not known")
    func differing() throws {
        let parts = """
            struct Parts { var button: MooringButton.Type = MooringButton.self }
            struct OtherParts { var button: UISwitch.Type = UISwitch.self }
            """
        #expect(try Self.dump("lazy var button = Parts().button.init()", others: parts) != Self.moor)
    }

    @Test("What a property that gives Self does to a view, it does to that view")
    func sameView() throws {
        let added = """
            extension UIView {
                var prepared: Self { translatesAutoresizingMaskIntoConstraints = false; return self }
                var hushed: Self { isAccessibilityElement = false; return self }
            }
            """
        #expect(try Self.dump("lazy var button: UIButton = MooringButton().prepared", others: added) == Self.moor)
        #expect(
            try Self.dump("let button = MooringButton()", shown: "button.prepared", others: added) == Self.moor)
        #expect(try Self.dump("lazy var button: UIButton = MooringButton().hushed", others: added).isEmpty)
    }
}
