import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

/// The color of a title that nobody gives one.
@Suite("The title of a button without a color of its own") struct PlainButtonTests {
    private static func contrast(_ button: String, _ ground: String, more: String = "") throws -> [String] {
        let code = """
            import UIKit
            final class Screen: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = "Screen"
                    view.backgroundColor = .white
                    let button = \(button)
                    button.setTitle("Moor", for: .normal)
                    button.backgroundColor = \(ground)
                    view.addSubview(button)
                    \(more)
                }
            }
            """
        return try TemporaryFolder.audit(["Code.swift": Data(code.utf8)]).findings
            .filter { $0.rule == "low-text-contrast" }.map(\.message.en)
    }

    private static let orange = "UIColor(red: 1, green: 0.7, blue: 0.2, alpha: 1)"

    @Test("is white where code makes the button without a type")
    func white() throws {
        #expect(try Self.contrast("UIButton()", Self.orange).count == 1)
        #expect(try Self.contrast("UIButton(type: .custom)", Self.orange).count == 1)
        #expect(try Self.contrast("UIButton()", "UIColor(red: 0.1, green: 0.2, blue: 0.4, alpha: 1)") == [])
    }

    @Test("is not white in a button of the system, or where something gives it a color")
    func other() throws {
        #expect(try Self.contrast("UIButton(type: .system)", Self.orange) == [])
        #expect(try Self.contrast("UIButton()", Self.orange, more: "button.setTitleColor(.black, for: .normal)") == [])
    }

    @Test("is the one for its state where the configuration has an empty one")
    func emptyConfiguration() throws {
        let code = """
            import UIKit
            final class Screen: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let button = UIButton()
                    var style = UIButton.Configuration.plain()
                    style.attributedTitle = AttributedString("")
                    button.configuration = style
                    %@
                    view.addSubview(button)
                }
            }
            """
        func rules(_ title: String) throws -> [String] {
            try TemporaryFolder.audit(["Code.swift": Data(code.replacingOccurrences(of: "%@", with: title).utf8)])
                .findings.map(\.rule)
        }
        #expect(try rules("") == ["unnamed-control"])
        #expect(try rules("button.setTitle(\"Moor\", for: .normal)") == [])
    }
}
