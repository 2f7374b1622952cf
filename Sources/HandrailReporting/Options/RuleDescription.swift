public import HandrailModel

/// What reports say of a rule, free of the rule itself.
public struct RuleDescription: Hashable, Sendable {
    /// The rule's id, such as `unnamed-control`.
    public let id: String
    /// What it finds, as a heading.
    public let title: Bilingual
    /// Why it matters to people, in a sentence or two.
    public let rationale: Bilingual
    /// Ids of the guidelines it answers for.
    public let guidelines: [String]
    /// Criteria of standards it answers for, such as `WCAG 2.2 4.1.2`.
    public let criteria: [String]
    /// What a defect does to people, where a finding does not say otherwise.
    public let impact: Impact

    /// A description.
    public init(
        id: String, title: Bilingual, rationale: Bilingual, guidelines: [String], criteria: [String], impact: Impact
    ) {
        self.id = id
        self.title = title
        self.rationale = rationale
        self.guidelines = guidelines
        self.criteria = criteria
        self.impact = impact
    }
}
