public import HandrailModel
public import HandrailRules

/// What a configuration says of one rule.
public struct RuleSetting: Hashable, Sendable {
    /// What is made of its findings; `nil` where nothing is said.
    public let level: RuleLevel?
    /// What its findings do to people, where the team judges that otherwise.
    public let impact: Impact?
    /// What is decided of it besides, by the names of options.
    public let options: [String: Written<RuleOption.Value>]

    /// A setting.
    public init(
        level: RuleLevel? = nil, impact: Impact? = nil, options: [String: Written<RuleOption.Value>] = [:]
    ) {
        self.level = level
        self.impact = impact
        self.options = options
    }

    /// This setting with what another one says besides or instead.
    func overridden(by other: RuleSetting) -> RuleSetting {
        RuleSetting(
            level: other.level ?? level, impact: other.impact ?? impact,
            options: options.merging(other.options) { _, theirs in theirs })
    }
}
