/// The rules about names and descriptions, one file each.
enum ContentDescriptionRules {
    /// All of them.
    static let all: [RegisteredRule] = [
        RegisteredRule(UnnamedControl())
    ]
}
