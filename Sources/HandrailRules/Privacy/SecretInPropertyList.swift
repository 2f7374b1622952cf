import HandrailModel
import HandrailSource

/// A secret in an `Info.plist`, or in another property list of the bundle.
struct SecretInPropertyList: BundleItemRule {
    static let info = RuleInfo(
        id: "secret-in-property-list",
        title: Bilingual(en: "Secret in a property list", ko: "속성 목록에 적힌 비밀 값"),
        reason: Bilingual(
            en: "The property lists of an app lie readable in every copy of it.",
            ko: "앱에 든 속성 목록은 앱을 가진 사람이면 누구나 열어 볼 수 있습니다."),
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
    ] + inOthers

    /// The same app with a list for its own code.
    private static func other(_ expectation: RuleExample.Expectation, _ code: String) -> RuleExample {
        RuleExample(
            expectation, code, in: "Config.plist",
            files: RuleExample.app.mapValues { text in
                text.replacing("F6, F7);", with: "F6, F7, F8);").replacing("B6, B7);", with: "B6, B7, B8);")
                    .replacing(
                        "B5 = {",
                        with: """
                            F8 = { isa = PBXFileReference; path = Config.plist; sourceTree = "<group>"; };
                                B8 = { isa = PBXBuildFile; fileRef = F8; };
                                B5 = {
                            """)
            })
    }

    private static let inOthers: [RuleExample] = [
        other(.violation, key("Payments", "sk_live_" + "9fK2mQx7Lr4TzB8nWc5VdY1h")),
        other(
            .violation,
            RuleExample.list(
                "<key>Staging</key><dict>↓<key>apiSecret</key><string>9fK2mQx7Lr4TzB8nWc5VdY1h</string></dict>")),
        other(.silent, key("Payments", "sk_test_" + "9fK2mQx7Lr4TzB8nWc5VdY1h", "")),
        other(.silent, key("apiSecret", "REPLACE_ME_9fK2mQx7Lr4TzB8n", "")),
        other(.silent, key("testApiSecret", "9fK2mQx7Lr4TzB8nWc5VdY1h", "")),
        other(.nearMiss("an identifier is no secret"), key("MerchantID", "9fK2mQx7Lr4TzB8nWc5VdY1h", "")),
        RuleExample(
            .nearMiss("a list that no target takes into its bundle is on nobody's device"),
            key("apiSecret", "9fK2mQx7Lr4TzB8nWc5VdY1h", ""), in: "Tools/Upload.plist", files: RuleExample.app),
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

    func examine(all project: ProjectFacts, _ answers: inout Answers<Signal>) {
        project.forEachBundleItem(of: kinds) { examine($0, in: project, &answers) }
        for key in project.listedKeys { examine(.key(key), in: project, &answers) }
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
