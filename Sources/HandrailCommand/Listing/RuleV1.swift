import HandrailModel
import HandrailReporting
import HandrailRules

/// A rule as `--format json` prints it.
struct RuleV1: Encodable {
    /// Its id.
    let id: String
    /// The defect in a few words.
    let title: String
    /// Why it matters.
    let reason: String
    /// `critical`, `serious`, `moderate` or `minor`.
    let impact: String
    /// Ids of the guidelines it answers for.
    let guidelines: [String]
    /// Criteria of standards it answers for.
    let criteria: [String]
    /// The settings it looks at, in words; empty where what it judges depends on none.
    let settings: [String]

    /// The wire form of `rule` in `language`.
    init(_ rule: RuleInfo, language: ReportLanguage) {
        id = rule.id
        title = rule.title[language]
        reason = rule.reason[language]
        impact = ImpactV1(rule.impact).rawValue
        guidelines = rule.guidelines
        criteria = rule.criteria
        settings = rule.settings.map { $0.description[language] }
    }
}
