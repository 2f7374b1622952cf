import HandrailModel

/// A comparison as `handrail compare --format json` prints it.
struct ComparisonV1: Encodable {
    /// A finding that only one version has.
    struct Found: Encodable {
        /// The rule's id.
        let rule: String
        /// `violation` or `review`.
        let outcome: String
        /// The file and line.
        let place: String
        /// What is wrong.
        let message: String
    }

    /// A line of two transcripts.
    struct Row: Encodable {
        /// `same`, `renamed`, `changed`, `removed`, `added` or `moved`.
        let change: String
        /// What was said.
        let before: String?
        /// What is said.
        let after: String?
    }

    /// A screen on which something changed.
    struct Changed: Encodable {
        /// Its name.
        let name: String
        /// Whether it is known which stops were moved.
        let isOrderKnown: Bool
        /// Both transcripts.
        let rows: [Row]
    }

    /// Name and version of this form.
    let schema = "handrail.comparison/1"
    /// Findings of the second version alone.
    let newFindings: [Found]
    /// Findings of the first version alone.
    let goneFindings: [Found]
    /// How many findings both have.
    let sameFindings: Int
    /// Screens on which something changed.
    let changedScreens: [Changed]
    /// How many screens are the same.
    let sameScreens: Int
    /// Screens of the second version alone.
    let addedScreens: [String]
    /// Screens of the first version alone.
    let removedScreens: [String]

    /// A comparison in a language.
    init(_ comparison: AuditComparison, language: ReportLanguage) {
        newFindings = comparison.findings.new.map { Found($0, in: comparison.after, language) }
        goneFindings = comparison.findings.gone.map { Found($0, in: comparison.before, language) }
        sameFindings = comparison.findings.same
        changedScreens = comparison.changed.map { screen in
            Changed(
                name: screen.name, isOrderKnown: screen.isOrderKnown,
                rows: screen.rows.map { row in
                    let speech = ComparisonListing.speech(of: row)
                    return Row(
                        change: ComparisonListing.mark(of: row).en, before: speech.before, after: speech.after)
                })
        }
        sameScreens = comparison.unchanged
        addedScreens = comparison.added
        removedScreens = comparison.removed
    }
}

extension ComparisonV1.Found {
    fileprivate init(_ finding: Finding, in audit: Audit, _ language: ReportLanguage) {
        rule = finding.rule
        outcome = finding.outcome.rawValue
        place = ComparisonListing.place(of: finding, in: audit)
        message = finding.message[language]
    }
}
