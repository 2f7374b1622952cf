public import HandrailSource

/// A defect, or a place that a person should look at.
///
/// An immutable object: findings are large, and pass through several lists until all is judged.
public final class Finding: Hashable, Sendable {
    /// The rule's id.
    public let rule: String
    /// Ids of the guidelines it decides.
    public let guidelines: [String]
    /// Criteria of standards it answers for, such as `WCAG 2.2 4.1.2`.
    public let criteria: [String]
    /// Violation or review.
    public let outcome: Outcome
    /// How sure it is.
    public let certainty: Certainty
    /// What it does to people.
    public let impact: Impact
    /// The setting it speaks of, such as Dark Mode with increased contrast; `nil` for all.
    public let setting: Setting?
    /// Where it should be mended.
    public let place: SourcePlace
    /// What is wrong.
    public let message: Bilingual
    /// What to do.
    public let fix: Bilingual
    /// Other places that belong to it.
    public let related: [RelatedPlace]
    /// Edits that mend it.
    public let repairs: [Repair]
    /// Names of the screens that show it, sorted.
    public let screens: [String]
    /// What it is about.
    public let subject: Subject
    /// What names it, free of lines and words: rule, declaration path and element path.
    public let fingerprint: String

    /// A finding.
    public init(
        rule: String, guidelines: [String], criteria: [String], outcome: Outcome, certainty: Certainty, impact: Impact,
        setting: Setting?, place: SourcePlace, message: Bilingual, fix: Bilingual, related: [RelatedPlace],
        repairs: [Repair], screens: [String], fingerprint: String, subject: Subject = .element
    ) {
        self.rule = rule
        self.guidelines = guidelines
        self.criteria = criteria
        self.outcome = outcome
        self.certainty = certainty
        self.impact = impact
        self.setting = setting
        self.place = place
        self.message = message
        self.fix = fix
        self.related = related
        self.repairs = repairs
        self.screens = screens
        self.fingerprint = fingerprint
        self.subject = subject
    }

    /// Whether both say the same.
    public static func == (a: Finding, b: Finding) -> Bool {
        if a === b { return true }
        return a.rule == b.rule && a.guidelines == b.guidelines && a.criteria == b.criteria
            && a.outcome == b.outcome && a.certainty == b.certainty && a.impact == b.impact
            && a.setting == b.setting && a.place == b.place && a.message == b.message && a.fix == b.fix
            && a.related == b.related && a.repairs == b.repairs && a.screens == b.screens
            && a.fingerprint == b.fingerprint && a.subject == b.subject
    }

    /// Hashes what names it.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(rule)
        hasher.combine(place)
        hasher.combine(fingerprint)
    }
}
