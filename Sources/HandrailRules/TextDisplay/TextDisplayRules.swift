/// Rules about text: its size, its growth, and how it is set.
enum TextDisplayRules {
    /// The rules, in the order they are listed.
    static let all: [RegisteredRule] = [
        RegisteredRule(FixedFontSize()), .deciding { RegisteredRule(CustomFontNotScaling(options: $0)) },
        RegisteredRule(ClampedTypeSize()), RegisteredRule(OneLineLimit()), RegisteredRule(FixedHeightAroundText()),
        RegisteredRule(ShrinkingText()), .deciding { RegisteredRule(ThinFontWeight(options: $0)) },
        .deciding { RegisteredRule(LongItalicText(options: $0)) },
        .deciding { RegisteredRule(TextBelowMinimum(options: $0)) },
        .deciding { RegisteredRule(FixedTracking(options: $0)) },
        .deciding { RegisteredRule(BoldTextIgnored(options: $0)) }, RegisteredRule(FixedIconBesideText()),
        RegisteredRule(CrowdedRow()), RegisteredRule(FixedGridColumns()),
        RegisteredRule(BarWithoutLargeContentViewer()), RegisteredRule(JustifiedText()),
        RegisteredRule(FontNotAdjusting()), RegisteredRule(SystemFontEmbedded()), RegisteredRule(PrivateFontName()),
        RegisteredRule(TextDidNotGrow()), RegisteredRule(TextCutShort()), RegisteredRule(OneTextSize()),
        .deciding { RegisteredRule(TightLeading(options: $0)) },
    ]
}
