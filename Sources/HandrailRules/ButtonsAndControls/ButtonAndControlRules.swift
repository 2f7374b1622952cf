/// Rules about what elements are and in which state they are.
enum ButtonAndControlRules {
    /// The rules, in the order they are listed.
    static let all: [RegisteredRule] = [
        RegisteredRule(StateNotSpoken()),
        RegisteredRule(ElementValueMissing()),
        RegisteredRule(ColorOnlyState()),
        RegisteredRule(HeadingNotMarked()),
        RegisteredRule(ConflictingTraits()),
        RegisteredRule(LinkAsButton()),
        RegisteredRule(ImitatedSwitch()),
        RegisteredRule(DeprecatedAccessibilityAPI()),
        .deciding { RegisteredRule(FrequentUpdate(options: $0)) },
    ]
}
