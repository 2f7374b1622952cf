/// How often a rule said what.
public struct RuleTally: Hashable, Sendable {
    /// The rule's id.
    public let rule: String
    /// Subjects that are wrong.
    public let violations: Int
    /// Subjects that a person should look at.
    public let reviews: Int
    /// Subjects nothing sensible can be said of, by reason.
    public let cannotTell: [Bilingual: Int]
    /// Subjects in order.
    public let passes: Int
    /// Findings silenced by a comment.
    public let suppressed: Int

    /// A tally.
    public init(
        rule: String, violations: Int, reviews: Int, cannotTell: [Bilingual: Int], passes: Int, suppressed: Int
    ) {
        self.rule = rule
        self.violations = violations
        self.reviews = reviews
        self.cannotTell = cannotTell
        self.passes = passes
        self.suppressed = suppressed
    }
}
