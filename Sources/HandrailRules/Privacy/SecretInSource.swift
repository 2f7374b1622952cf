import HandrailModel
import HandrailSource

/// A secret key that stands in the code, told by its shape.
struct SecretInSource: CodeUseRule {
    static let info = RuleInfo(
        id: "secret-in-source",
        title: Bilingual(en: "Secret in the source", ko: "소스 코드에 적힌 비밀 키"),
        reason: Bilingual(
            en: "Whoever has the app has every text in it, and with a key they act in the name of its maker.",
            ko: "앱을 가진 사람은 그 안의 모든 텍스트를 꺼낼 수 있고, 키가 있으면 만든 사람의 이름으로 무엇이든 할 수 있습니다."),
        impact: .serious, guidelines: ["privacy.plain-text-secrets"], criteria: [], examples: examples)

    private static func client(_ text: String) -> String {
        """
        enum Client {
            static let key =
                \(text)
        }
        """
    }

    private static let examples: [RuleExample] = [
        RuleExample(.violation, client("↓\"AKIA" + "2QH7LMZ4XWVB9RTD\"")),
        RuleExample(.violation, client("↓\"sk_live_" + "9fK2mQx7Lr4TzB8nWc5VdY1h\"")),
        RuleExample(.violation, "enum Service {\n    static let clientSecret = ↓\"9fK2mQx7Lr4TzB8nWc5VdY1h\"\n}\n"),
        RuleExample(.silent, "enum Service {\n    static let clientSecret = \"YOUR_CLIENT_SECRET_1\"\n}\n"),
        RuleExample(.silent, client("\"sk_test_" + "9fK2mQx7Lr4TzB8nWc5VdY1h\"")),
        RuleExample(.silent, client("\"pk_live_" + "9fK2mQx7Lr4TzB8nWc5VdY1h\"")),
        RuleExample(.silent, client("\"AKIA\"")),
        RuleExample(.silent, client("\"https://example.com/9fK2mQx7Lr4TzB8nWc5VdY1h\"")),
        RuleExample(.nearMiss("an example is none"), client("\"AKIAIOSFODNN7EXAMPLE\"")),
        RuleExample(
            .nearMiss("what repeats itself stands for a key"), client("\"ghp_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\"")),
    ]

    let names = Set(SecretShape.all.map { "\"" + $0.beginning }).union(Self.declared.map { "=" + $0 })

    /// What gives the secret away.
    enum Signal: Hashable, Sendable {
        /// It looks like the keys of a service, which begin so.
        case shape(service: String, beginning: String)
        /// What it is declared as, and it is as random as secrets are.
        case name(String)
    }

    /// What secrets are declared as that only a server should know.
    private static let declared = [
        "clientSecret", "client_secret", "CLIENT_SECRET", "kClientSecret", "consumerSecret", "apiSecret", "appSecret",
        "oauthClientSecret", "consumer_secret", "API_SECRET", "ClientSecret",
    ]

    func examine(_ code: CodeBlockView, _ answers: inout Answers<Signal>) {
        for use in code.uses {
            guard case .named(let name, let arguments) = use.api, case .string(let text)? = arguments.first?.value
            else { continue }
            if let signal = Self.signal(of: text, named: name) {
                answers.violation(signal, of: use, in: code, certainty: .likely)
            } else {
                answers.pass()
            }
        }
    }

    private static func signal(of text: String, named name: String) -> Signal? {
        if name.hasPrefix("=") { return SecretShape.looksLikeKey(text) ? .name(String(name.dropFirst())) : nil }
        guard let shape = SecretShape.all.first(where: { "\"" + $0.beginning == name }), shape.fits(text) else {
            return nil
        }
        return .shape(service: shape.service, beginning: shape.beginning)
    }

    func phrase(_ signal: Signal) -> Phrasing {
        let message: Bilingual =
            switch signal {
            case .shape(let service, let beginning):
                Bilingual(
                    en: "This looks like a secret key of \(service) (\(beginning)…).",
                    ko: "\(service)의 비밀 키로 보이는 텍스트입니다(\(beginning)…).")
            case .name(let name):
                Bilingual(
                    en: "This is the secret “\(name)” itself: everybody who has the app has it.",
                    ko: "비밀 값 “\(name)”이(가) 코드에 그대로 있어, 앱을 가진 사람은 누구나 꺼낼 수 있습니다.")
            }
        return Phrasing(
            message: message,
            fix: Bilingual(
                en: "Revoke the key, and let a server of your own hold the new one.",
                ko: "이 키를 폐기하고, 새 키는 서버에 두세요."))
    }
}
