import HandrailModel
import HandrailReporting
import HandrailStandards
import HandrailTranscripts

/// What decides each guideline: rules, the simulation, a person with the checklist.
struct CoverageListing: Listing {
    private let index: GuidelineIndex
    private let language: ReportLanguage

    /// A list over the guidelines of `index` in `language`.
    init(_ index: GuidelineIndex, language: ReportLanguage) {
        self.index = index
        self.language = language
    }

    /// The list for people.
    func text(on page: TextPage) -> String {
        var page = page
        for guideline in index.guidelines {
            let entry = entry(for: guideline)
            let parts = [
                entry.rules.isEmpty
                    ? nil : Bilingual(en: "rules: ", ko: "규칙: ")[language] + entry.rules.joined(separator: ", "),
                entry.simulation ? Bilingual(en: "simulation", ko: "시뮬레이션")[language] : nil,
                entry.checklist ? Bilingual(en: "checklist", ko: "체크리스트")[language] : nil,
            ]
            page.line(guideline.id)
            page.paragraph(parts.compactMap { $0 }.joined(separator: " · "), indent: 2, hanging: 2)
        }
        page.line()
        page.paragraph(summary[language])
        return page.text
    }

    private var summary: Bilingual {
        let entries = index.guidelines.map(entry)
        let rules = entries.count { !$0.rules.isEmpty }
        let simulated = entries.count(where: \.simulation)
        let listed = entries.count(where: \.checklist)
        return Bilingual(
            en: """
                \(entries.count) guidelines: rules answer for \(rules), the simulation shows \(simulated), the \
                checklist asks for \(listed).
                """,
            ko: "가이드라인 \(entries.count)개: 규칙 \(rules)개, 시뮬레이션 \(simulated)개, 체크리스트 \(listed)개.")
    }

    /// The list for programs.
    func json() throws -> String { try JSONText.of(Wire(guidelines: index.guidelines.map(entry))) }

    private func entry(for guideline: Guideline) -> Entry {
        let rules = index.rules(for: guideline)
        let coverage = index.coverage(of: guideline)
        return Entry(
            id: guideline.id, rules: rules, simulation: coverage.isSimulated, checklist: coverage.isOnChecklist)
    }

    /// What decides one guideline.
    private struct Entry: Encodable {
        let id: String
        let rules: [String]
        let simulation: Bool
        let checklist: Bool
    }

    private struct Wire: Encodable {
        let schema = "handrail.coverage/1"
        let guidelines: [Entry]
    }
}
