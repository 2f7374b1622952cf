/// Which rules run in an audit.
public enum RuleChoice: Hashable, Sendable {
    /// Every rule.
    case all
    /// Those that are named by their ids, or by guidelines that they answer for.
    case named([String])
    /// None: the audit only says what is on the screens.
    case none
}
