/// Rules about nodes of Texture, for what no other framework does so.
enum NodeRules {
    /// The rules, in the order they are listed.
    static let all: [RegisteredRule] = [
        RegisteredRule(LabelBeforeText()),
        RegisteredRule(LayerBackedControl()),
        RegisteredRule(SilentPictureNode()),
        RegisteredRule(TextNodeLink()),
    ]
}
