/// A name that says that what it names is a secret.
enum SecretName {
    /// Whether a name is that of a secret: its last words say so, and none says that it is only about one.
    static func isSecret(_ name: String) -> Bool {
        let words = words(of: name)
        guard let last = words.last, !words.contains(where: harmless.contains) else { return false }
        return alone.contains(last) || words.count > 1 && pairs.contains(Array(words.suffix(2)).joined(separator: " "))
    }

    private static func words(of name: String) -> [String] {
        var words: [String] = []
        var current = ""
        var wasLower = false
        for character in name {
            let isWord = character.isLetter || character.isNumber
            if !isWord || character.isUppercase && wasLower, !current.isEmpty {
                words.append(current.lowercased())
                current = ""
            }
            if isWord { current.append(character) }
            wasLower = character.isLowercase
        }
        return current.isEmpty ? words : words + [current.lowercased()]
    }

    private static let alone: Set<String> = ["password", "passwd", "passphrase", "jwt"]
    private static let pairs: Set<String> = [
        "access token", "auth token", "refresh token", "bearer token", "session token", "client secret", "api secret",
        "app secret", "consumer secret", "private key",
    ]
    private static let harmless: Set<String> = [
        "has", "is", "show", "should", "hide", "remember", "use", "encrypted", "hashed", "hash", "no", "forgot", "did",
        "mock", "test", "example", "dummy", "invalid", "placeholder",
    ]
}
