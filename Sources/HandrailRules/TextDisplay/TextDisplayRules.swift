/// Rules about text: its size, its growth, and how it is set.
enum TextDisplayRules {
    /// The rules, in the order they are listed.
    static let all: [RegisteredRule] = [
        RegisteredRule(FixedFontSize()), RegisteredRule(CustomFontNotScaling()), RegisteredRule(ClampedTypeSize()),
        RegisteredRule(OneLineLimit()), RegisteredRule(FixedHeightAroundText()), RegisteredRule(ShrinkingText()),
        RegisteredRule(ThinFontWeight()), RegisteredRule(LongItalicText()), RegisteredRule(TextBelowMinimum()),
        RegisteredRule(FixedTracking()), RegisteredRule(BoldTextIgnored()), RegisteredRule(FixedIconBesideText()),
        RegisteredRule(CrowdedRow()), RegisteredRule(FixedGridColumns()),
        RegisteredRule(BarWithoutLargeContentViewer()),
        RegisteredRule(JustifiedText()), RegisteredRule(FontNotAdjusting()),
        RegisteredRule(SystemFontEmbedded()), RegisteredRule(PrivateFontName()),
        RegisteredRule(TextDidNotGrow()), RegisteredRule(TextCutShort()), RegisteredRule(OneTextSize()),
    ]
}
