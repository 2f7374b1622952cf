/// What a configuration makes of the findings of a rule.
public enum RuleLevel: String, Hashable, Sendable, CaseIterable {
    /// They are not reported.
    case off
    /// They are reported as the rule judges them.
    case on
    /// All of them are reviews.
    case review
    /// All of them are violations.
    case violation
}
