import Foundation
import Handrail
import HandrailModel
import HandrailSemantics
import Testing

/// A view that code hides for good is no stop; one that any code could show again is.
@Suite("Reading UIKit: views that are hidden for good") struct ReadingHiddenViewsTests {
    private static func isMet(_ statements: String, members: String = "") throws -> Bool {
        try ReadingUIKitTests.dump(
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

    @Test("A view of one function that is hidden there and never shown", arguments: ["badge.isHidden = true", "badge.alpha = 0"])
    func hidden(_ statement: String) throws {
        #expect(try !Self.isMet(statement))
        #expect(try Self.isMet(""))
    }

    @Test(
        "Whatever could show it again keeps it",
        arguments: [
            "badge.isHidden = true; badge.isHidden = false", "badge.isHidden = true; UIView.animate(withDuration: 1) { badge.isHidden = false }",
            "badge.alpha = 0; UIView.animate(withDuration: 1) { badge.alpha = 1 }", "badge.isHidden = isEmpty",
            "badge.isHidden = isEmpty ? true : false", "if isEmpty { badge.isHidden = true }", "badge.isHidden = true; badge.fadeIn()",
            "badge.isHidden = true; keep(badge)", "badge.isHidden = true; self.badge = badge", "badge.isHidden = true; all.append(badge)",
            "badge.isHidden = true; badge.tag = 7", "badge.isHidden = true; view.subviews.forEach { $0.isHidden = false }",
            "badge.isHidden = true; load { badge.isHidden = $0 }", "badge.isHidden = true; defer { badge.isHidden.toggle() }",
        ])
    func shown(_ statement: String) throws {
        #expect(try Self.isMet(statement, members: "var badge: UILabel?\nvar all: [UILabel] = []"))
    }

    @Test("A view that a property holds may be shown by other code")
    func properties() throws {
        let code = """
            final class Screen: UIViewController {
                let badge = UILabel()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    badge.text = "Full"
                    badge.isHidden = true
                    view.addSubview(badge)
                }
            }
            """
        #expect(try ReadingUIKitTests.dump(code).contains("\"Full\""))
    }
}
