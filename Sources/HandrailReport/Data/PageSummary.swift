import HandrailModel
import HandrailReporting

/// What was examined, what was not, and what each rule said.
struct PageSummary {
    private let audit: Audit
    private let rules: PageRules
    private let notes: [AuditNote]

    /// The summary of an audit.
    ///
    /// - Parameter words: what there is to say of the page besides the notes of the audit.
    init(_ audit: Audit, _ rules: PageRules, saying words: [Bilingual]) {
        self.audit = audit
        self.rules = rules
        notes = audit.notes + words.map { AuditNote(path: nil, text: $0) }
    }

    /// The numbers by name, the notes, and the tallies of the rules.
    func json(_ texts: inout PageTexts) -> JSONValue {
        let (coverage, reach) = (audit.coverage, audit.reach.counts)
        return .object([
            "files": .integer(coverage.files), "interfaceFiles": .integer(coverage.interfaceFiles),
            "captures": .integer(coverage.captures), "troubledFiles": .integer(coverage.troubledFiles),
            "targets": .integer(coverage.targets), "screens": .integer(coverage.screens),
            "elements": .integer(coverage.elements),
            "viewsMet": .integer(reach.onScreens + reach.inComponents), "views": .integer(reach.sites),
            "notes": .array(notes.map { .array([texts.number($0.path), texts.number($0.text)]) }),
            "tallies": .array(audit.tallies.compactMap { tally(of: $0, &texts) }),
        ])
    }

    /// Rule, violations, reviews, passes, suppressed, and the reasons for which nothing could be said, with how often.
    private func tally(of tally: RuleTally, _ texts: inout PageTexts) -> JSONValue? {
        guard let rule = rules.position(of: tally.rule) else { return nil }
        let reasons = tally.cannotTell.sorted { ($1.value, $0.key.en) < ($0.value, $1.key.en) }
        return .array([
            .integer(rule), .integer(tally.violations), .integer(tally.reviews), .integer(tally.passes),
            .integer(tally.suppressed),
            .array(reasons.map { .array([texts.number($0.key), .integer($0.value)]) }),
        ])
    }
}
