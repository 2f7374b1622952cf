import HandrailSource

/// Names of builds of an app that are for those who make or try it.
public enum BuildVariant {
    /// Whether a name has a word of such builds in it: `Pier-Beta`, `PierBeta`, `pier beta`.
    public static func isNamed(_ name: String) -> Bool { has(words, name) }

    /// Whether a name has one of some words, in whichever way they are joined.
    public static func has(_ words: Set<String>, _ name: String) -> Bool {
        name.split { !$0.isLetter }.contains { part in
            words.contains(part.lowercased()) || !words.isDisjoint(with: String(part).camelCaseWords)
        }
    }

    private static let words: Set<String> = [
        "adhoc", "alpha", "beta", "debug", "dev", "develop", "development", "internal", "nightly", "preview", "qa",
        "sandbox", "stage", "staging", "test", "testing", "testnet",
    ]
}
