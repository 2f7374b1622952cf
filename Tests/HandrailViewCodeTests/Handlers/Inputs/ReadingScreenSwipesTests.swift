import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

/// Swipes that the view of a whole screen recognizes.
@Suite("Reading UIKit: swipes on a screen") struct ReadingScreenSwipesTests {
    private static func findings(_ statements: String, members: String) throws -> [String] {
        let code = """
            import UIKit
            final class Story: UIViewController {
                private let text = UILabel()
                private var page = 0
                override func viewDidLoad() {
                    super.viewDidLoad()
                    text.text = "Once"
                    view.addSubview(text)
                    let swipe = UISwipeGestureRecognizer(target: self, action: #selector(turn))
                    swipe.direction = .left
                    \(statements)
                }
                \(members)
                private func showNextPage() { page += 1; text.text = "\\(page)" }
            }
            """
        return try TemporaryFolder.audit(["Code.swift": Data(code.utf8)]).findings.map(\.rule).filter {
            $0.hasPrefix("missing-custom") || $0.hasPrefix("tap-")
        }
    }

    private static let turn = "@objc private func turn() { showNextPage() }"

    @Test("A swipe anywhere that is the only way to go on is found")
    func alone() throws {
        #expect(try Self.findings("view.addGestureRecognizer(swipe)", members: Self.turn) == ["missing-custom-action"])
    }

    @Test(
        "A swipe is one way of several, or only goes back, or is no swipe",
        arguments: [
            (
                """
                view.addGestureRecognizer(swipe)
                let next = UIButton(type: .system)
                next.setTitle("Next", for: .normal)
                next.addTarget(self, action: #selector(turn), for: .touchUpInside)
                view.addSubview(next)
                """, turn
            ),
            ("view.addGestureRecognizer(swipe)", "@objc private func turn() { dismiss(animated: true) }"),
            ("view.addGestureRecognizer(swipe)", "@objc private func turn() { view.endEditing(true) }"),
            ("view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(turn)))", turn),
        ])
    func others(statements: String, members: String) throws {
        #expect(try Self.findings(statements, members: members).isEmpty)
    }

    @Test("A swipe is called one, and no drag")
    func words() throws {
        let code = """
            import UIKit
            final class Pages: UIViewController {
                private let page = UIImageView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(page)
                    page.isUserInteractionEnabled = true
                    page.isAccessibilityElement = true
                    page.accessibilityLabel = "Page"
                    page.addGestureRecognizer(RECOGNIZER(target: self, action: #selector(turn)))
                }
                @objc private func turn() { book.showNextPage() }
            }
            """
        func message(_ recognizer: String) throws -> String? {
            let bytes = Data(code.replacing("RECOGNIZER", with: recognizer).utf8)
            return try TemporaryFolder.audit(["Code.swift": bytes]).findings.first {
                $0.rule == "missing-custom-action"
            }?.message.en
        }
        #expect(try message("UISwipeGestureRecognizer")?.hasPrefix("A swipe on this image “Page”") == true)
        #expect(try message("UIPanGestureRecognizer")?.hasPrefix("A drag on this image “Page”") == true)
    }
}
