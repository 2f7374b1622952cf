/// Rules about what an app says in which language, and how its texts are made.
enum LanguageRules {
    /// The rules, in the order they are listed.
    static let all: [RegisteredRule] = [
        RegisteredRule(IncompleteTranslation()),
        RegisteredRule(BrokenTextTable()),
        RegisteredRule(HardCodedText()),
        RegisteredRule(JoinedText()),
        RegisteredRule(HandMadeFormat()),
        RegisteredRule(HandMadePlural()),
        RegisteredRule(FixedKoreanParticle()),
        RegisteredRule(SettingsPageUntranslated()),
        RegisteredRule(UnusedTextKey()),
        RegisteredRule(AmbiguousTextUnexplained()),
        RegisteredRule(ForeignLanguageText()),
    ]
}
