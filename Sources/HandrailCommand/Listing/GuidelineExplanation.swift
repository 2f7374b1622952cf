import HandrailModel
import HandrailReporting
import HandrailStandards
import HandrailTranscripts

/// All there is to say about one guideline.
struct GuidelineExplanation: Listing {
    private let guideline: Guideline
    private let rules: [String]
    private let language: ReportLanguage

    /// An explanation of `guideline` in `language`.
    init(_ guideline: Guideline, index: GuidelineIndex, language: ReportLanguage) {
        self.guideline = guideline
        self.language = language
        rules = index.rules(for: guideline)
    }

    /// The explanation for people.
    func text(on page: TextPage) -> String {
        var page = page
        page.heading(guideline.id)
        page.paragraph(guideline.title[language])
        page.line()
        page.paragraph(guideline.rationale[language])
        page.line()
        page.heading(Bilingual(en: "Decided by", ko: "판단 근거")[language])
        page.paragraph(
            guideline.evidence.map { ListWords.evidence($0)[language] }.joined(separator: ", "), indent: 2)
        page.line()
        page.heading(Bilingual(en: "Rules", ko: "규칙")[language])
        for rule in rules { page.line(rule, indent: 2) }
        if rules.isEmpty { page.paragraph(ListWords.noRule(guideline)[language], indent: 2) }
        return page.text
    }

    /// The explanation for programs.
    func json() throws -> String { try JSONText.of(wire) }

    private var wire: Wire { Wire(guideline: GuidelineV1(guideline, rules: rules, language: language)) }

    /// The explanation as `--format json` prints it.
    struct Wire: Encodable {
        /// Name and version of this form.
        let schema = "handrail.explanation/1"
        /// The guideline.
        let guideline: GuidelineV1
    }
}
