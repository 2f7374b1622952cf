import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

/// What code holds to the left or right because it asked for the direction of reading is meant to be there.
@Suite("Reading UIKit: layout by the direction of reading") struct ReadingDirectionsTests {
    private static let texts = ["ar.lproj/Localizable.strings": "\"title\" = \"ميناء\";"]

    private static func sides(_ body: String, members: String = "", framework: String = "UIKit") throws -> Int {
        let (controller, view) =
            framework == "UIKit" ? ("UIViewController", "UIView") : ("NSViewController", "NSView")
        let code = """
            import \(framework)
            final class Screen: \(controller) {
                private let mark = \(view)()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = "Harbor"
                    view.addSubview(mark)
                    \(body)
                }
                \(members)
            }
            """
        let files = texts.merging(["Code.swift": code]) { first, _ in first }
        return try TemporaryFolder.audit(files.mapValues { Data($0.utf8) }).findings
            .filter { $0.rule == "left-right-constraint" }.count
    }

    private static let line = "mark.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 12).isActive = true"

    @Test("A constraint that asks for nothing is told", arguments: ["UIKit", "AppKit"])
    func plain(framework: String) throws {
        #expect(try Self.sides(Self.line, framework: framework) == 1)
    }

    @Test(
        "One behind a question for the direction is not",
        arguments: [
            ("if view.effectiveUserInterfaceLayoutDirection == .rightToLeft { LINE }", "UIKit"),
            ("guard view.effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }; LINE", "UIKit"),
            ("if view.semanticContentAttribute == .forceRightToLeft { LINE }", "UIKit"),
            ("guard view.userInterfaceLayoutDirection == .rightToLeft else { return }; LINE", "AppKit"),
        ])
    func asked(body: String, framework: String) throws {
        let body = body.replacingOccurrences(of: "LINE", with: Self.line)
        #expect(try Self.sides(body, framework: framework) == 0)
    }

    @Test("Nor is one of a function that is called there")
    func called() throws {
        let members = "private func turn() { \(Self.line) }"
        let body = "if view.effectiveUserInterfaceLayoutDirection == .rightToLeft { turn() }"
        #expect(try Self.sides(body, members: members) == 0)
    }
}
