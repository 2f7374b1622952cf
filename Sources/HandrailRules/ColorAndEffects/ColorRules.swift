/// Rules about colors, contrast, and effects behind content.
enum ColorRules {
    /// The rules, in the order they are listed.
    static let all: [RegisteredRule] = [
        RegisteredRule(LowTextContrast()), RegisteredRule(LiteralTextColor()), RegisteredRule(AppearanceForced()),
        RegisteredRule(PhotoInverted()), RegisteredRule(TintedStaticText()), RegisteredRule(LowSymbolContrast()),
        RegisteredRule(LowPlaceholderContrast()), RegisteredRule(TranslucencyBehindText()),
        RegisteredRule(ConfusableStateColors()), RegisteredRule(FaintFieldEdge()),
        RegisteredRule(LinkByColorAlone()), RegisteredRule(NearDuplicateColor()),
        RegisteredRule(SaturatedScreen()),
        RegisteredRule(ColorWithoutIncreasedContrast()),
    ]
}
