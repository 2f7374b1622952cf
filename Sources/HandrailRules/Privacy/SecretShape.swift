/// How the secret keys of a service look, as it documents them.
struct SecretShape {
    /// What they begin with.
    let beginning: String
    /// Whose they are.
    let service: String
    /// Number of characters behind the beginning.
    private let lengths: ClosedRange<Int>

    private init(beginning: String, service: String, lengths: ClosedRange<Int>) {
        self.beginning = beginning
        self.service = service
        self.lengths = lengths
    }

    /// Whether a text is a key: as long, of letters and digits, and as random as keys are.
    func fits(_ text: String) -> Bool {
        guard text.hasPrefix(beginning) else { return false }
        let rest = text.dropFirst(beginning.count)
        guard lengths.contains(rest.count), rest.allSatisfy(Self.isPlain), !rest.lowercased().contains("example")
        else { return false }
        return Self.isRandom(rest)
    }

    /// Whether a text of no known service looks like a key: long enough, of letters and digits without words of people.
    static func looksLikeKey(_ text: String) -> Bool {
        let lower = text.lowercased()
        guard (20...128).contains(text.count), text.allSatisfy(isPlain),
            !words.contains(where: lower.contains), text.contains(where: \.isLetter)
        else { return false }
        return text.count(where: \.isNumber) >= 3 && isRandom(text[...])
    }

    private static func isPlain(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber || character == "_" || character == "-")
    }

    /// A key repeats hardly any character: of 16 at random from 36 some 13 differ.
    private static func isRandom(_ text: Substring) -> Bool {
        Set(text).count * 2 >= min(text.count, 22) && text.contains(where: \.isNumber)
    }

    private static let words = [
        "your", "example", "secret", "token", "password", "test", "dummy", "sample", "placeholder", "insert", "xxxx",
        "1234", "abcd", "key", "here", "replace", "com-", "http",
    ]

    /// Those that are known.
    static let all = [
        SecretShape(beginning: "AKIA", service: "Amazon Web Services", lengths: 16...16),
        SecretShape(beginning: "sk_live_", service: "Stripe", lengths: 24...128),
        SecretShape(beginning: "rk_live_", service: "Stripe", lengths: 24...128),
        SecretShape(beginning: "ghp_", service: "GitHub", lengths: 36...36),
        SecretShape(beginning: "gho_", service: "GitHub", lengths: 36...36),
        SecretShape(beginning: "github_pat_", service: "GitHub", lengths: 82...82),
        SecretShape(beginning: "xoxb-", service: "Slack", lengths: 40...80),
        SecretShape(beginning: "xoxp-", service: "Slack", lengths: 40...80),
    ]
}
