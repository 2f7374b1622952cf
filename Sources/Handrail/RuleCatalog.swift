public import HandrailRules
import HandrailEngine

/// Every rule there is.
public enum RuleCatalog {
    /// What the rules are, the engine's own among them, sorted by id.
    public static let all: [RuleInfo] = RuleSelection.infos(of: Assembly.standard.rules)
}
