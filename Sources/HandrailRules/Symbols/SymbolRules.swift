/// Rules on the system's symbols.
enum SymbolRules {
    /// All of them.
    static let all: [RegisteredRule] = [
        RegisteredRule(SymbolUnavailable()), RegisteredRule(SymbolEffectUnavailable()),
        RegisteredRule(CustomSymbolIncomplete()), RegisteredRule(SymbolColorsIgnored()),
        RegisteredRule(VariableValueFixed()), RegisteredRule(VariableValueUnspoken()),
        RegisteredRule(MixedSymbolVariants()), RegisteredRule(ExplicitFillInTab()),
        RegisteredRule(SymbolOfOneLanguage()), RegisteredRule(RestrictedSymbol()),
        .deciding { RegisteredRule(SymbolWeightUnlikeText(options: $0)) },
    ]
}
