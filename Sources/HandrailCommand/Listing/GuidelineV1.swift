import HandrailModel
import HandrailStandards

/// A guideline as `--format json` prints it.
struct GuidelineV1: Encodable {
    /// Its id.
    let id: String
    /// The heading of the catalog it stands under.
    let heading: String
    /// What it demands.
    let title: String
    /// Why it matters.
    let rationale: String
    /// Where it can be decided, such as `source` or `capture`.
    let evidence: [String]
    /// Ids of the rules that answer for it; empty where none does yet.
    let rules: [String]

    /// The wire form of `guideline` in `language`.
    init(_ guideline: Guideline, rules: [String], language: ReportLanguage) {
        id = guideline.id
        heading = guideline.heading
        title = guideline.title[language]
        rationale = guideline.rationale[language]
        evidence = guideline.evidence.map(\.rawValue)
        self.rules = rules
    }
}
