import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

/// What there is too much of is cut short, and the audit says where; what only looks like much is read whole.
@Suite("Lists and uses that are cut short are told")
struct CutListTests {
    private static func audit(_ code: String) throws -> Audit {
        try TemporaryFolder.audit(["Quay.swift": Data(code.utf8)], jobs: 1)
    }

    private static func notes(_ audit: Audit) -> [String] {
        audit.notes.filter { $0.path == "Quay.swift" }.map(\.text.en)
    }

    private static func numbers(_ count: Int, _ part: (Int) -> String) -> String {
        (0..<count).map(part).joined(separator: ", ")
    }

    private static let more =
        "There are more values here than are told apart; those after the first ones were not examined."

    @Test("rows of a list that is written out")
    func rows() throws {
        let code = { (count: Int) in
            """
            import SwiftUI
            struct Home: View {
                var body: some View {
                    ForEach([\(Self.numbers(count) { "\"Pier \($0)\"" })], id: \\.self) { Text($0) }
                }
            }
            """
        }
        #expect(try Self.notes(Self.audit(code(24))).isEmpty)
        #expect(try Self.notes(Self.audit(code(30))) == ["Line 4: " + Self.more])
    }

    @Test("views that a loop goes over")
    func loops() throws {
        let code = { (count: Int) in
            """
            import UIKit
            final class Board: UIViewController {
                \((0..<count).map { "let lamp\($0) = UILabel()" }.joined(separator: "; "))
                override func viewDidLoad() {
                    for lamp in [\(Self.numbers(count) { "lamp\($0)" })] { view.addSubview(lamp) }
                }
            }
            """
        }
        #expect(try Self.notes(Self.audit(code(20))).isEmpty)
        #expect(try Self.notes(Self.audit(code(30))) == ["Line 5: " + Self.more])
    }

    @Test("views that one function is handed")
    func uses() throws {
        let code = { (count: Int) in
            """
            import UIKit
            final class Board: UIViewController {
                \((0..<count).map { "let lamp\($0) = UILabel()" }.joined(separator: "; "))
                override func viewDidLoad() {
                    \((0..<count).map { "light(lamp\($0))" }.joined(separator: "; "))
                }
                private func light(_ lamp: UILabel) { lamp.text = "On"; view.addSubview(lamp) }
                private func stop() { print("Dark") }
            }
            """
        }
        #expect(try Self.notes(Self.audit(code(40))).isEmpty)
        #expect(
            try Self.notes(Self.audit(code(70))).contains(
                "Line 7: This is used in more ways than are followed; after the first ones it was not examined again."))
    }

    @Test("finds an entry of a table however many stand before it")
    func tables() throws {
        let names = try SwiftUIScreen.names(
            """
            let names = [\(Self.numbers(60) { "\"p\($0)\": \"Pier \($0)\"" })]
            struct Screen: View { var body: some View { Text(names["p50"] ?? "None") } }
            """)
        #expect(names.contains { $0.contains("Pier 50") })
    }
}
