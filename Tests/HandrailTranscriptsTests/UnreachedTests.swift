import Foundation
import HandrailModel
import HandrailReporting
import HandrailTestSupport
import HandrailTranscripts
import Testing

/// What no screen shows is listed by reason, in both languages, and steers no terminal.
@Suite("What no screen shows") struct UnreachedTests {
    private static func outline(_ code: String, as file: String = "Quay.swift", _ language: ReportLanguage) throws
        -> String
    {
        let audit = try TemporaryFolder.audit([file: Data(("import SwiftUI\n" + code).utf8)], jobs: 1)
        return UnreachedOutline(audit, language: language).text(on: TextPage(width: 80, color: false))
    }

    private static let code = """
        struct Home: View { var body: some View { Text("Ferries") } }
        final class Maker { func texts() -> [Text] { [Text("Somewhere")] } }
        """

    @Test("stands under its reason, with the place where the way to it breaks off")
    func reasons() throws {
        #expect(
            try Self.outline(Self.code, .english) == """
                Nothing that was followed leads to the declaration around it (1):
                  Quay.swift:3:47  Text ← Quay.swift:3:21

                """)
        #expect(
            try Self.outline(Self.code, .korean) == """
                따라간 코드 중 이 선언으로 이어지는 곳이 없습니다(1곳):
                  Quay.swift:3:47  Text ← Quay.swift:3:21

                """)
    }

    @Test("counts what changes a view with the view, and lists other changes together")
    func changes() throws {
        let code = """
            struct Home: View { var body: some View { Text("Ferries") } }
            final class Maker { func texts() -> [Text] { [Text("Somewhere").bold().italic()] } }
            final class Lamp { func light(_ lamp: UILabel) { print(Pier { lamp.text = "On"; lamp.alpha = 1 }) } }
            """
        #expect(
            try Self.outline(code, .english).contains("  Quay.swift:3:47  Text (+2) ← Quay.swift:3:21\n"))
    }

    @Test("is said to be nothing where everything is met")
    func nothing() throws {
        let code = "struct Home: View { var body: some View { Text(\"Ferries\") } }"
        #expect(
            try Self.outline(code, .english)
                == "Every view that the code makes is met on a screen or judged by itself.\n")
        #expect(try Self.outline(code, .korean) == "코드가 만드는 모든 뷰가 화면에 있거나 따로 검사되었습니다.\n")
    }

    @Test("makes the names of files safe to print")
    func names() throws {
        #expect(try !Self.outline(Self.code, as: "Qu\u{1B}ay.swift", .english).contains("\u{1B}"))
    }
}
