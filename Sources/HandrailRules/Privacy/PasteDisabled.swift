import HandrailModel
import HandrailSource

/// A field for passwords or codes that takes nothing from the pasteboard.
struct PasteDisabled: CodeUseRule {
    static let info = RuleInfo(
        id: "paste-disabled",
        title: Bilingual(en: "Pasting refused where credentials are typed", ko: "붙여넣기를 막은 자격 증명 필드"),
        reason: Bilingual(
            en: """
                Who finds typing, reading or remembering hard pastes a password or a code. Where that is refused they \
                have to copy it letter by letter.
                """,
            ko: """
                입력하거나 읽거나 기억하기 어려운 사람은 암호와 코드를 붙여넣습니다. 붙여넣기를 막으면 한 글자씩 옮겨 적어야 합니다.
                """),
        impact: .moderate, guidelines: ["privacy.no-custom-authentication"], criteria: ["WCAG 2.2 3.3.8"],
        examples: examples)

    private static func field(_ name: String, _ body: String, mark: String = "") -> String {
        """
        import UIKit

        final class \(name): UITextField {
            \(mark)override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
                \(body)
            }
        }
        """
    }

    private static let refusing = """
        if action == #selector(UIResponderStandardEditActions.paste(_:)) { return false }
                return super.canPerformAction(action, withSender: sender)
        """

    private static let examples: [RuleExample] = [
        RuleExample(.review, field("PasswordField", refusing, mark: "↓")),
        RuleExample(.review, field("OTPTextField", "return false", mark: "↓")),
        RuleExample(
            .review,
            field(
                "PinCodeInput",
                """
                switch action {
                        case #selector(paste(_:)): return false
                        default: return super.canPerformAction(action, withSender: sender)
                        }
                """, mark: "↓")),
        RuleExample(.silent, field("AmountField", refusing)),
        RuleExample(.silent, field("CountryCodePicker", "return false")),
        RuleExample(
            .silent,
            field(
                "PasswordField",
                "return action == #selector(paste(_:)) || super.canPerformAction(action, withSender: nil)")),
        RuleExample(
            .nearMiss("what is refused is to take the password out"),
            field(
                "PasswordField",
                """
                if action == #selector(copy(_:)) || action == #selector(cut(_:)) { return false }
                        return super.canPerformAction(action, withSender: sender)
                """)),
        RuleExample(
            .nearMiss("only some contents are refused"),
            field(
                "PasswordField",
                """
                if action == #selector(paste(_:)) && !UIPasteboard.general.hasStrings { return false }
                        return super.canPerformAction(action, withSender: sender)
                """)),
    ]

    let names: Set<String> = ["canPerformAction"]

    /// Pasting is refused.
    enum Signal: Hashable, Sendable { case refused }

    func examine(_ code: CodeBlockView, _ answers: inout Answers<Signal>) {
        for use in code.uses {
            guard use.arguments.contains(where: { $0.label == nil && $0.value == .name("paste") }) else { continue }
            guard let type = use.type, Self.isForCredentials(type) else {
                answers.pass()
                continue
            }
            answers.review(.refused, of: use, in: code, certainty: .likely)
        }
    }

    /// Whether a type is called after what is typed to sign in, and after a field.
    private static func isForCredentials(_ type: String) -> Bool {
        let name = (type.split(separator: ".").last.map(String.init) ?? type).lowercased()
        return inputs.contains(where: name.contains)
            && (credentials.contains(where: name.contains) || name.hasPrefix("code") || name.hasPrefix("pin"))
    }

    private static let inputs = ["field", "input", "textview", "digit", "box"]
    private static let credentials = [
        "password", "passcode", "otp", "onetime", "pincode", "verification", "securitycode", "authcode", "smscode",
        "confirmationcode", "credential", "login", "signin",
    ]

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: "The field refuses to paste, although passwords or codes are typed into it.",
                ko: "암호나 코드를 입력하는 필드인데 붙여넣기를 막습니다."),
            fix: Bilingual(
                en: "Let people paste, and say with textContentType what the field takes: then the system offers it.",
                ko: "붙여넣기를 허용하고, textContentType으로 필드에 들어갈 내용을 알려 시스템이 제안하게 하세요."))
    }
}
