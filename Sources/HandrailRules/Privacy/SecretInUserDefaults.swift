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
        RuleExample(
            .violation, "struct Account: View {\n    @AppStorage(↓\"authToken\") private var token = \"\"\n}\n"),
        RuleExample(
            .violation,
            "final class Account {\n    @UserDefault(↓\"refreshToken\", defaultValue: nil) var token: String?\n}\n"),
        RuleExample(
            .violation,
            "enum Account {\n    @UserDefaultsBacked(key: ↓.accessToken) static var token: String?\n}\n"),
        RuleExample(
            .nearMiss("the wrapper keeps it in the keychain"),
            "final class Account {\n    @KeychainStorage(\"refreshToken\") var token: String?\n}\n"),
        RuleExample(
            .silent, "enum Account {\n    @UserDefaultsBacked(key: .theme) static var theme: String?\n}\n"),
        RuleExample(.silent, "struct Account: View {\n    @AppStorage(\"theme\") private var theme = 0\n}\n"),
        RuleExample(.silent, saving("UserDefaults.standard.set(nil, forKey: \"userPassword\")")),
        RuleExample(.silent, saving("UserDefaults.standard.set(true, forKey: \"hasPassword\")")),
        RuleExample(.silent, saving("UserDefaults.standard.set(theme, forKey: \"theme\")")),
        RuleExample(.silent, saving("UserDefaults.standard.set(token, forKey: \"deviceToken\")")),
        RuleExample(
            .nearMiss("when a password was changed is no secret"),
            saving("UserDefaults.standard.set(date, forKey: \"passwordChangeDate\")")),
    ]

    let names: Set<String> = Set([
        "UserDefaults.standard.set", "UserDefaults.standard.setValue", "UserDefaults.standard.setObject",
        "NSUserDefaults.standardUserDefaults.setObject", "NSUserDefaults.standard.setObject",
        "NSUserDefaults.standardUserDefaults.set", "NSUserDefaults.standard.set",
    ]).union(wrappers)

    /// Property wrappers of SwiftUI, and what projects and packages call theirs.
    private static let wrappers: Set<String> = [
        "AppStorage", "SceneStorage", "UserDefault", "UserDefaults", "UserDefaultsBacked", "UserDefaultsStorage",
        "UserDefaultStorage", "UserDefaultsValue", "UserDefaultValue", "UserDefaultsWrapper", "UserDefaultWrapper",
        "UserDefaultsProperty", "OptionalUserDefault", "CodableUserDefault",
    ]

    /// What is kept.
    struct Signal: Hashable, Sendable {
        /// The key that it is kept by.
        let key: String
    }

    func examine(_ code: CodeBlockView, _ answers: inout Answers<Signal>) {
        for use in code.uses {
            if use.isNamed(among: Self.wrappers) {
                guard let key = use.keptKey else { continue }
                if SecretName.isSecret(key) {
                    answers.violation(Signal(key: key), of: use, in: code, certainty: .likely)
                } else {
                    answers.pass()
                }
                continue
            }
            guard case .named(_, let arguments) = use.api, let value = arguments.first?.value,
                case .string(let key)? = arguments.last?.value, arguments.count == 2, SecretName.isSecret(key)
            else { continue }
            switch value {
            case .flag, .number, .string, .name("nil"): answers.pass()
            case .name(let name) where SecretName.isSecret(name):
                answers.violation(Signal(key: key), of: use, in: code, certainty: .likely)
            case .name, .interpolated, .other: answers.review(Signal(key: key), of: use, in: code)
            }
        }
    }

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: "“\(signal.key)” is kept in the user defaults, where it can be read.",
                ko: "“\(signal.key)” 값을 누구나 읽을 수 있는 UserDefaults에 저장합니다."),
            fix: Bilingual(
                en: "Keep it in the keychain.", ko: "키체인에 저장하세요."))
    }
}

extension CodeUse {
    /// The key that a property wrapper is given first, as a text or by the name of a constant.
    fileprivate var keptKey: String? {
        guard let first = arguments.first, first.label == nil || first.label == "key" || first.label == "wrappedValue"
        else { return nil }
        switch first.value {
        case .string(let key), .name(let key): return key
        case .number, .flag, .interpolated, .other: return nil
        }
    }
}
