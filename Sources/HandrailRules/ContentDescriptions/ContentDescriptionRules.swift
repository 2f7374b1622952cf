/// The rules about names and descriptions, one file each.
enum ContentDescriptionRules {
    /// All of them.
    static let all: [RegisteredRule] = [
        RegisteredRule(DecorativeImageExposed()),
        RegisteredRule(DuplicateName()),
        RegisteredRule(EmptyName()),
        RegisteredRule(HintQuality()),
        RegisteredRule(IdentifierAsLabel()),
        RegisteredRule(LabelWithoutElement()),
        RegisteredRule(NameIsIdentifier()),
        RegisteredRule(RoleWordInName()),
        RegisteredRule(UndescribedImage()),
        RegisteredRule(UnnamedControl()),
        RegisteredRule(UnlocalizedLabel()),
        RegisteredRule(UntranslatedKey()),
        .deciding { RegisteredRule(VagueName(options: $0)) },
        RegisteredRule(VisibleTextMissing()),
    ]
}
