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
        RuleExample(.silent, client("\"sk_test_" + "9fK2mQx7Lr4TzB8nWc5VdY1h\"")),
        RuleExample(.silent, client("\"pk_live_" + "9fK2mQx7Lr4TzB8nWc5VdY1h\"")),
        RuleExample(.silent, client("\"AKIA\"")),
        RuleExample(.silent, client("\"https://example.com/9fK2mQx7Lr4TzB8nWc5VdY1h\"")),
        RuleExample(.nearMiss("an example is none"), client("\"AKIAIOSFODNN7EXAMPLE\"")),
        RuleExample(
            .nearMiss("what repeats itself stands for a key"), client("\"ghp_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\"")),
    ]

    let names = Set(Self.shapes.map { "\"" + $0.beginning })

    /// Whose key it is.
    struct Signal: Hashable, Sendable {
        /// What it opens.
        let service: String
        /// What it begins with.
        let beginning: String
    }

    func examine(_ code: CodeBlockView, _ answers: inout Answers<Signal>) {
        for use in code.uses {
            guard case .named(let name, let arguments) = use.api, case .string(let text)? = arguments.first?.value,
                let shape = Self.shapes.first(where: { "\"" + $0.beginning == name })
            else { continue }
            if shape.fits(text) {
                answers.violation(
                    Signal(service: shape.service, beginning: shape.beginning), of: use, in: code, certainty: .likely)
            } else {
                answers.pass()
            }
        }
    }

    /// How the secret keys of a service look, as it documents them.
    private struct Shape {
        let beginning: String
        let service: String
        /// Number of characters behind the beginning.
        let lengths: ClosedRange<Int>

        /// Whether a text is a key: as long, of letters and digits, and as random as keys are.
        func fits(_ text: String) -> Bool {
            let rest = text.dropFirst(beginning.count)
            let isPlain = rest.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") }
            guard lengths.contains(rest.count), isPlain, !rest.lowercased().contains("example") else { return false }
            // A key repeats hardly any character: of 16 at random from 36 some 13 differ.
            return Set(rest).count * 2 >= min(rest.count, 24) && rest.contains(where: \.isNumber)
        }
    }

    private static let shapes = [
        Shape(beginning: "AKIA", service: "Amazon Web Services", lengths: 16...16),
        Shape(beginning: "sk_live_", service: "Stripe", lengths: 24...128),
        Shape(beginning: "rk_live_", service: "Stripe", lengths: 24...128),
        Shape(beginning: "ghp_", service: "GitHub", lengths: 36...36),
        Shape(beginning: "gho_", service: "GitHub", lengths: 36...36),
        Shape(beginning: "github_pat_", service: "GitHub", lengths: 82...82),
        Shape(beginning: "xoxb-", service: "Slack", lengths: 40...80),
        Shape(beginning: "xoxp-", service: "Slack", lengths: 40...80),
    ]

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: "This looks like a secret key of \(signal.service) (\(signal.beginning)…).",
                ko: "\(signal.service)의 비밀 키로 보이는 텍스트입니다(\(signal.beginning)…)."),
            fix: Bilingual(
                en: "Revoke the key, and let a server of your own hold the new one.",
                ko: "이 키를 폐기하고, 새 키는 서버에 두세요."))
    }
}
