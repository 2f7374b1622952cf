import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

/// Names for Voice Control that are given with attributes.
@Suite("Names for voice with attributes") struct AttributedInputLabelsTests {
    private static func rules(_ line: String) throws -> [String] {
        let code = """
            import UIKit
            final class Pier: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let button = UIButton(type: .system)
                    button.setTitle("Buy the ticket", for: .normal)
                    button.accessibilityLabel = "Pay now"
                    \(line)
                    button.addTarget(self, action: #selector(go), for: .touchUpInside)
                    view.addSubview(button)
                }
                @objc func go() { present(UIViewController(), animated: true) }
            }
            """
        return try TemporaryFolder.audit(["Pier.swift": Data(code.utf8)]).findings.map(\.rule)
            .filter { $0 == "visible-text-missing" }
    }

    @Test("are names like those without")
    func attributed() throws {
        let names = "[NSAttributedString(string: \"Buy the ticket\")]"
        #expect(try Self.rules("") == ["visible-text-missing"])
        #expect(try Self.rules("button.accessibilityUserInputLabels = [\"Buy the ticket\"]") == [])
        #expect(try Self.rules("button.accessibilityAttributedUserInputLabels = \(names)") == [])
    }
}
