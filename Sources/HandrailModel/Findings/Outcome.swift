/// What a rule says of a subject that it reports.
public enum Outcome: String, Sendable, CaseIterable, Comparable {
    /// Wrong in every case the facts allow, or in a stated one.
    case violation
    /// May be wrong; a person has to look.
    case review

    /// Violations first.
    public static func < (a: Outcome, b: Outcome) -> Bool { a == .violation && b == .review }
}
