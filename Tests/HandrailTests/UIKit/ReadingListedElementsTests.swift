import Foundation
import Handrail
import HandrailModel
import Testing

/// What is listed as an element is met, wherever it lies.
@Suite("Reading UIKit: lists of elements") struct ReadingListedElementsTests {
    private static func hidden(_ statements: String) throws -> Int {
        let code = """
            import UIKit
            final class Row: UIView {
                private let box = UIView()
                private let text = UILabel()
                private let remove = UIButton()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(box)
                    box.addSubview(text)
                    box.addSubview(remove)
                    text.text = NSLocalizedString("Pier", comment: "")
                    remove.setTitle(NSLocalizedString("Remove", comment: ""), for: .normal)
                    remove.addTarget(self, action: #selector(go), for: .touchUpInside)
                    \(statements)
                }
                required init?(coder: NSCoder) { nil }
                @objc func go() { print("go") }
            }
            """
        return try TemporaryFolder.audit(["Code.swift": Data(code.utf8)]).findings.count { $0.rule == "hidden-control" }
    }

    @Test("A button that is listed beside the element it lies in is met")
    func beside() throws {
        let element = "box.isAccessibilityElement = true; box.accessibilityLabel = NSLocalizedString(\"Pier\", comment: \"\"); "
        #expect(try Self.hidden(element) == 1)
        #expect(try Self.hidden(element + "accessibilityElements = [box]") == 1)
        #expect(try Self.hidden(element + "accessibilityElements = [box, remove]") == 0)
        #expect(try Self.hidden(element + "accessibilityElements = [box, remove].compactMap { $0 }") == 0)
    }

    @Test("An element that is made for the purpose may stand for what is left out")
    func standIn() throws {
        let made = "let one = UIAccessibilityElement(accessibilityContainer: self); one.accessibilityLabel = \"Remove\"; one.accessibilityTraits = .button; "
        #expect(try Self.hidden("accessibilityElements = [text]") == 1)
        #expect(try Self.hidden(made + "accessibilityElements = [text, one]") == 0)
    }
}
