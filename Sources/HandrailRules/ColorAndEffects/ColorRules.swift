/// Rules about colors, contrast, and effects behind content.
enum ColorRules {
    /// The rules, in the order they are listed.
    static let all: [RegisteredRule] = [
        .deciding { RegisteredRule(LowTextContrast(options: $0)) }, RegisteredRule(LiteralTextColor()),
        RegisteredRule(AppearanceForced()), RegisteredRule(PhotoInverted()), RegisteredRule(TintedStaticText()),
        .deciding { RegisteredRule(LowSymbolContrast(options: $0)) },
        .deciding { RegisteredRule(LowPlaceholderContrast(options: $0)) }, RegisteredRule(TranslucencyBehindText()),
        RegisteredRule(ConfusableStateColors()), RegisteredRule(FaintFieldEdge()), RegisteredRule(LinkByColorAlone()),
        RegisteredRule(NearDuplicateColor()), RegisteredRule(SaturatedScreen()),
        RegisteredRule(ColorWithoutIncreasedContrast()), RegisteredRule(LowBarTitleContrast()),
        RegisteredRule(ConfusableScreenColors()), RegisteredRule(ToldApartByColor()),
        .deciding { RegisteredRule(CompetingKeyColors(options: $0)) },
    ]
}
