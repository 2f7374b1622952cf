import Foundation
import HandrailModel
import HandrailSource
import HandrailTestSupport
import Testing

/// What is asked of views without a known screen around them.
@Suite("Views without a screen") struct ComponentTests {
    /// The findings in a file, as `unnamed-control 5 violation certain`.
    private func findings(_ code: String) throws -> [String] {
        let audit = try TemporaryFolder.audit(["Pages.swift": Data(("import SwiftUI\n" + code).utf8)], jobs: 1)
        return audit.findings.map { finding in
            let line = audit.file(of: finding.place).lines.position(of: finding.place.range.lower).line
            return "\(finding.rule) \(line) \(finding.outcome) \(finding.certainty)"
        }
    }

    private static let body = """
        ScrollView {
            Text("Tides").font(.largeTitle.bold())
            Text("High at noon").foregroundStyle(Color.yellow)
            Image("harbor")
            Button { share() } label: { Image("share") }
        }
        """

    @Test("say what is wrong with themselves, and nothing that a screen around them may answer")
    func factories() throws {
        let code = "struct Pages { func today() -> some View {\n\(Self.body)\n} }"
        #expect(
            try findings(code) == [
                "heading-not-marked 4 review possible", "undescribed-image 6 violation certain",
                "unnamed-control 7 violation certain",
            ])
    }

    @Test("are asked for more where they are a screen")
    func screens() throws {
        let code = "struct Pages: View { var body: some View {\n\(Self.body)\n} }"
        #expect(
            try findings(code) == [
                "heading-not-marked 4 review likely", "low-text-contrast 5 violation likely",
                "undescribed-image 6 violation certain",
                "unnamed-control 7 violation certain",
            ])
    }
}
