/// Rules on the system's symbols.
enum SymbolRules {
    /// All of them.
    static let all: [RegisteredRule] = [
        RegisteredRule(SymbolUnavailable()), RegisteredRule(SymbolEffectUnavailable()),
        RegisteredRule(CustomSymbolIncomplete()),
    ]
}
