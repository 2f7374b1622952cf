import HandrailModel
import HandrailReporting
import HandrailStandards
import HandrailTranscripts

/// The list of guidelines, with an honest account of which no rule decides.
struct GuidelineListing: Listing {
    private let index: GuidelineIndex
    private let language: ReportLanguage

    /// A list of the guidelines of `index` in `language`.
    init(_ index: GuidelineIndex, language: ReportLanguage) {
        self.index = index
        self.language = language
    }

    /// The list for people.
    func text(on page: TextPage) -> String {
        var page = page
        for heading in GuidelineCatalog.headings {
            page.heading(language == .korean ? GuidelineHeading.title(of: heading).ko : heading)
            for guideline in GuidelineCatalog.guidelines(under: heading) { write(guideline, on: &page) }
            page.line()
        }
        page.paragraph(summary[language])
        return page.text
    }

    private func write(_ guideline: Guideline, on page: inout TextPage) {
        let rules = index.rules(for: guideline)
        page.line(guideline.id, indent: 2)
        page.paragraph(guideline.title[language], indent: 4)
        page.paragraph(
            rules.isEmpty
                ? ListWords.noRule(guideline)[language]
                : Bilingual(en: "rules: ", ko: "규칙: ")[language] + rules.joined(separator: ", "), indent: 4, hanging: 2)
    }

    private var summary: Bilingual {
        let open = index.guidelines.filter { index.rules(for: $0).isEmpty }
        let manual = open.count(where: \.isManualOnly)
        let decided = index.guidelines.count - open.count
        return Bilingual(
            en: """
                \(index.guidelines.count) guidelines: rules answer for \(decided), \(open.count - manual) have no rule \
                yet, \(manual) only a person can decide.
                """,
            ko: """
                가이드라인 \(index.guidelines.count)개: 규칙 있음 \(decided)개, 아직 규칙 없음 \(open.count - manual)개, \
                사람만 판단할 수 있음 \(manual)개.
                """)
    }

    /// The list for programs.
    func json() throws -> String { try JSONText.of(wire) }

    private var wire: Wire {
        Wire(
            guidelines: index.guidelines.map { GuidelineV1($0, rules: index.rules(for: $0), language: language) })
    }

    /// The list as `--format json` prints it.
    struct Wire: Encodable {
        /// Name and version of this form.
        let schema = "handrail.guidelines/1"
        /// The guidelines in the order of the catalog.
        let guidelines: [GuidelineV1]
    }
}
