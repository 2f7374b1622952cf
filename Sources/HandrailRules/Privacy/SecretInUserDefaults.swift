import HandrailModel
import HandrailSource

/// A password or a token that is kept in the user defaults.
struct SecretInUserDefaults: CodeUseRule {
    static let info = RuleInfo(
        id: "secret-in-user-defaults",
        title: Bilingual(en: "Secret in the user defaults", ko: "UserDefaults에 저장한 비밀 정보"),
        reason: Bilingual(
            en: "The user defaults are a file that anybody who gets at a backup can read; the keychain is made for "
                + "secrets.",
            ko: "UserDefaults는 백업을 손에 넣은 사람이면 누구나 읽을 수 있는 파일입니다. 비밀 정보는 키체인에 저장해야 합니다."),
        impact: .serious, guidelines: ["privacy.keychain", "privacy.plain-text-secrets"], criteria: [],
        examples: examples)

    private static func saving(_ code: String) -> String {
        """
        import Foundation

        final class Session {
            func keep(_ accessToken: String, _ password: String) {
                \(code)
            }
        }
        """
    }

    private static let examples: [RuleExample] = [
        RuleExample(.violation, saving("↓UserDefaults.standard.set(password, forKey: \"userPassword\")")),
        RuleExample(.violation, saving("↓UserDefaults.standard.set(accessToken, forKey: \"access_token\")")),
        RuleExample(.review, saving("↓UserDefaults.standard.setValue(session.value(), forKey: \"authToken\")")),
        RuleExample(.silent, saving("UserDefaults.standard.set(nil, forKey: \"userPassword\")")),
        RuleExample(.silent, saving("UserDefaults.standard.set(true, forKey: \"hasPassword\")")),
        RuleExample(.silent, saving("UserDefaults.standard.set(theme, forKey: \"theme\")")),
        RuleExample(.silent, saving("UserDefaults.standard.set(token, forKey: \"deviceToken\")")),
        RuleExample(
            .nearMiss("when a password was changed is no secret"),
            saving("UserDefaults.standard.set(date, forKey: \"passwordChangeDate\")")),
    ]

    let names: Set<String> = [
        "UserDefaults.standard.set", "UserDefaults.standard.setValue", "UserDefaults.standard.setObject",
        "NSUserDefaults.standardUserDefaults.setObject", "NSUserDefaults.standard.setObject",
        "NSUserDefaults.standardUserDefaults.set", "NSUserDefaults.standard.set",
    ]

    /// What is kept.
    struct Signal: Hashable, Sendable {
        /// The key that it is kept by.
        let key: String
    }

    func examine(_ code: CodeBlockView, _ answers: inout Answers<Signal>) {
        for use in code.uses {
            guard case .named(_, let arguments) = use.api, let value = arguments.first?.value,
                case .string(let key)? = arguments.last?.value, arguments.count == 2, Self.isSecret(key)
            else { continue }
            switch value {
            case .flag, .number, .string, .name("nil"): answers.pass()
            case .name(let name) where Self.isSecret(name):
                answers.violation(Signal(key: key), of: use, in: code, certainty: .likely)
            case .name, .other: answers.review(Signal(key: key), of: use, in: code)
            }
        }
    }

    /// Whether a name is that of a secret: its last words say so, and none says that it is only about one.
    private static func isSecret(_ name: String) -> Bool {
        let words = words(of: name)
        guard let last = words.last, !words.contains(where: harmless.contains) else { return false }
        return alone.contains(last) || words.count > 1 && pairs.contains(words.suffix(2).joined(separator: " "))
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
        "private key",
    ]
    private static let harmless: Set<String> = [
        "has", "is", "show", "should", "hide", "remember", "use", "encrypted", "hashed", "hash", "no", "forgot", "did",
    ]

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: "“\(signal.key)” is kept in the user defaults, where it can be read.",
                ko: "“\(signal.key)” 값을 누구나 읽을 수 있는 UserDefaults에 저장합니다."),
            fix: Bilingual(
                en: "Keep it in the keychain.", ko: "키체인에 저장하세요."))
    }
}
