import HandrailModel
import HandrailSource

/// A secret in an `Info.plist`.
struct SecretInPropertyList: BundleItemRule {
    static let info = RuleInfo(
        id: "secret-in-property-list",
        title: Bilingual(en: "Secret in a property list", ko: "속성 목록에 적힌 비밀 값"),
        reason: Bilingual(
            en: "An Info.plist lies readable in every copy of the app.",
            ko: "Info.plist는 앱을 가진 사람이면 누구나 열어 볼 수 있습니다."),
        impact: .serious, guidelines: ["privacy.plain-text-secrets"], criteria: [], examples: examples)

    private static func key(_ name: String, _ text: String, _ mark: String = "↓") -> String {
        RuleExample.list("\(mark)<key>\(name)</key><string>\(text)</string>")
    }

    private static let examples: [RuleExample] = [
        RuleExample(.violation, key("ServiceClientSecret", "9fK2mQx7Lr4TzB8nWc5VdY1h")),
        RuleExample(.violation, key("Payments", "sk_live_" + "9fK2mQx7Lr4TzB8nWc5VdY1h")),
        RuleExample(.silent, key("ServiceClientSecret", "$(CLIENT_SECRET)", "")),
        RuleExample(.silent, key("ServiceClientID", "9fK2mQx7Lr4TzB8nWc5VdY1h", "")),
        RuleExample(.silent, key("ServiceClientSecret", "YOUR_CLIENT_SECRET_0123", "")),
        RuleExample(
            .nearMiss("the keys of maps are meant to be public"),
            key("MapsAPIKey", "9fK2mQx7Lr4TzB8nWc5VdY1h", "")),
    ]

    let kinds: Set<BundleItem.Kind> = [.key]

    /// The key that it stands under.
    struct Signal: Hashable, Sendable {
        /// The key.
        let key: String
    }

    func examine(_ item: BundleItem, in project: ProjectFacts, _ answers: inout Answers<Signal>) {
        guard case .key(let key) = item else { return }
        guard let secret = Self.secret(in: key, depth: 0) else { return answers.pass() }
        answers.violation(Signal(key: secret.name), of: item, at: secret.place, certainty: .likely)
    }

    private static func secret(in key: BundleKey, depth: Int) -> BundleKey? {
        if let text = key.text {
            let isSecret = SecretName.isSecret(key.name) && SecretShape.looksLikeKey(text)
            return isSecret || SecretShape.all.contains(where: { $0.fits(text) }) ? key : nil
        }
        guard depth < 8 else { return nil }
        return key.members.lazy.compactMap { secret(in: $0, depth: depth + 1) }.first
    }

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: "“\(signal.key)” holds a secret, which everybody who has the app can read.",
                ko: "“\(signal.key)” 값은 앱을 가진 사람이면 누구나 읽을 수 있는 비밀 값입니다."),
            fix: Bilingual(
                en: "Revoke it, and let a server of your own hold the new one.", ko: "이 값을 폐기하고, 새 값은 서버에 두세요."))
    }
}
