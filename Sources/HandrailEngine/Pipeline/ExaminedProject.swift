public import HandrailModel
public import HandrailRules

/// The screens of an audit as assistive technologies meet them, with what every rule said of each.
public struct ExaminedProject: Sendable {
    /// What one rule said.
    public struct RuleResult: Sendable {
        /// What the rule is.
        public let info: RuleInfo
        /// What it said of each screen, by position in `screens`.
        public let perScreen: [RegisteredRule.Result]
        /// What it said of all screens together.
        public let project: RegisteredRule.Result
    }

    /// The linked project.
    public let linked: LinkedProject
    /// The screens, sorted by name and place.
    public let screens: [PerceivedTree]
    /// What the rules said, by rule id.
    public let results: [RuleResult]
}
