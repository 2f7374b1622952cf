import HandrailCommand
package import HandrailModel
package import HandrailRules
import HandrailStandards

/// The sentence of the README that counts, written by the program itself.
package struct ReadmeCounts: Sendable {
    /// What stands before the sentence in the file.
    package static let start = "<!-- counts -->\n"
    /// What stands after it.
    package static let end = "\n<!-- /counts -->"

    private let rules: [RuleInfo]

    /// Counts of `rules`.
    package init(rules: [RuleInfo]) { self.rules = rules }

    /// The sentence in a language.
    package func sentence(in language: ReportLanguage) throws -> String {
        let examples = rules.reduce(0) { $0 + $1.examples.count }
        let decided = Set(rules.flatMap(\.guidelines)).count
        let all = GuidelineCatalog.all.count
        let criteria = Set(rules.flatMap(\.criteria)).count
        let commands = try CommandReference.tool(in: language).commands.count
        return Bilingual(
            en: """
                \(rules.count) rules with \(examples) examples answer for \(decided) of \(all) guidelines and \
                \(criteria) criteria; the rest is on the checklist. \(commands) commands.
                """,
            ko: """
                규칙 \(rules.count)개와 예제 \(examples)개로 가이드라인 \(all)개 중 \(decided)개와 기준 \(criteria)개를 판단하고, \
                나머지는 체크리스트로 확인합니다. 명령은 \(commands)개입니다.
                """)[language]
    }

    /// A text with the sentence in the place of the one that stands there; `nil` where there is no place for it.
    package func written(into text: String, language: ReportLanguage) throws -> String? {
        guard let start = text.firstRange(of: Self.start),
            let end = text[start.upperBound...].firstRange(of: Self.end)
        else { return nil }
        return try text[..<start.upperBound] + sentence(in: language) + text[end.lowerBound...]
    }
}
