/// The rules about screens as a whole: what they are called and how they are divided; one file each.
enum ScreenRules {
    /// All of them.
    static let all: [RegisteredRule] = [
        RegisteredRule(MissingScreenTitle()),
        RegisteredRule(EmptyScreenTitle()),
        RegisteredRule(DuplicateScreenTitle()),
        .deciding { RegisteredRule(LongScreenWithoutHeadings(options: $0)) },
        RegisteredRule(HeadingTraitOnBody()),
    ]
}
