/// Rules on the fonts that an app brings along, and on how screens ask for them.
enum FontRules {
    /// All of them.
    static let all: [RegisteredRule] = [
        RegisteredRule(FontNotLoaded()), RegisteredRule(FontNameUnknown()), RegisteredRule(FontWithoutScript()),
        RegisteredRule(UnusedFont()), .deciding { RegisteredRule(ManyTypefaces(options: $0)) },
    ]
}
