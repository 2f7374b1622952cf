import HandrailModel
import HandrailReporting
import HandrailRules
import HandrailTranscripts

/// The list of rules.
struct RuleListing: Listing {
    private let rules: [RuleInfo]
    private let language: ReportLanguage

    /// A list of `rules` in `language`.
    init(_ rules: [RuleInfo], language: ReportLanguage) {
        self.rules = rules
        self.language = language
    }

    /// The list for people.
    func text(on page: TextPage) -> String {
        var page = page
        for rule in rules {
            page.heading(rule.id)
            page.paragraph(
                "\(rule.title[language]) · \(FindingWords.impact(rule.impact)[language]) · "
                    + rule.guidelines.joined(separator: ", "), indent: 2)
        }
        page.line()
        page.line(
            Bilingual(
                en: "\(rules.count) \(rules.count == 1 ? "rule" : "rules"). “handrail explain RULE” says more.",
                ko: "규칙 \(rules.count)개. 자세한 설명은 ‘handrail explain 규칙’으로 볼 수 있습니다.")[language])
        return page.text
    }

    /// The list for programs.
    func json() throws -> String { try JSONText.of(wire) }

    private var wire: Wire { Wire(rules: rules.map { RuleV1($0, language: language) }) }

    /// The list as `--format json` prints it.
    struct Wire: Encodable {
        /// Name and version of this form.
        let schema = "handrail.rules/1"
        /// The rules, sorted by id.
        let rules: [RuleV1]
    }
}

extension RuleDescription {
    /// What reports say of a rule.
    init(_ rule: RuleInfo) {
        self.init(
            id: rule.id, title: rule.title, rationale: rule.reason, guidelines: rule.guidelines,
            criteria: rule.criteria, impact: rule.impact)
    }
}
