public import HandrailModel

/// A demand that Handrail answers for.
public struct Guideline: Hashable, Sendable {
    /// Its stable name, `area.slug`, such as `accessibility.perceivability`.
    public let id: String
    /// What people read in a report.
    public let title: Bilingual
    /// Why it matters, one sentence.
    public let rationale: Bilingual
    /// Where it can be decided; never empty.
    public let evidence: [Evidence]
    /// What checks look for, in English; several checks may serve one guideline.
    public let lookFor: String
    /// The part of its id before the dot, such as `typography`.
    public let area: String
    /// The heading of the catalog it stands under, such as `accessibility · gestures`.
    public let heading: String

    /// Whether only a person can decide it.
    public var isManualOnly: Bool { evidence == [.manual] }
}
