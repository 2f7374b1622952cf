import HandrailModel
import HandrailSemantics
import HandrailSource

/// A haptic that says the opposite of what happened.
struct HapticWrongOutcome: CodeUseRule {
    static let info = RuleInfo(
        id: "haptic-wrong-outcome",
        title: Bilingual(en: "Haptic of the wrong outcome", ko: "결과와 맞지 않는 햅틱"),
        reason: Bilingual(
            en: "Who cannot see the screen trusts the haptic: success, warning and error feel the same in every app.",
            ko: "화면을 볼 수 없는 사람은 햅틱을 믿습니다. 성공·경고·오류 햅틱은 어느 앱에서나 같은 느낌이어야 합니다."),
        impact: .moderate, guidelines: ["accessibility.system-haptics"], criteria: [], examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .violation,
            """
            Button("Save") {
                do {
                    try save()
                } catch {
                    ↓UINotificationFeedbackGenerator().notificationOccurred(.success)
                }
            }
            """),
        RuleExample(
            .violation,
            """
            Button("Send") {
                send { result in
                    switch result {
                    case .success:
                        ↓UINotificationFeedbackGenerator().notificationOccurred(.error)
                    case .failure:
                        isShowingError = true
                    }
                }
            }
            """),
        RuleExample(
            .violation,
            """
            struct Example: View {
                @State private var loginError: LoginError?

                var body: some View {
                    Button("Log in") { logIn() }
                        .↓sensoryFeedback(.success, trigger: loginError)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            Button("Save") {
                do {
                    try save()
                    UINotificationFeedbackGenerator().notificationOccurred(.success)
                } catch {
                    UINotificationFeedbackGenerator().notificationOccurred(.error)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            Button("Send") {
                if isSuccess {
                    haptics.notificationOccurred(.success)
                } else {
                    haptics.notificationOccurred(.error)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            struct Example: View {
                @State private var loginError: LoginError?

                var body: some View {
                    Button("Log in") { logIn() }
                        .sensoryFeedback(.error, trigger: loginError)
                }
            }
            """),
        RuleExample(
            .nearMiss("a closure decides, and may look for the error to be gone"),
            """
            struct Example: View {
                @State private var loginError: LoginError?

                var body: some View {
                    Button("Log in") { logIn() }
                        .sensoryFeedback(.success, trigger: loginError) { old, new in new == nil }
                }
            }
            """),
        RuleExample(
            .violation,
            """
            final class PayController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let pay = UIButton(type: .system)
                    pay.setTitle(NSLocalizedString("Pay", comment: ""), for: .normal)
                    pay.addTarget(self, action: #selector(charge), for: .touchUpInside)
                    view.addSubview(pay)
                }

                @objc private func charge() {
                    do {
                        try store.charge()
                    } catch {
                        ↓UINotificationFeedbackGenerator().notificationOccurred(.success)
                    }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class PayController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let pay = UIButton(type: .system)
                    pay.setTitle(NSLocalizedString("Pay", comment: ""), for: .normal)
                    pay.addTarget(self, action: #selector(charge), for: .touchUpInside)
                    view.addSubview(pay)
                }

                @objc private func charge() {
                    do {
                        try store.charge()
                    } catch {
                        UINotificationFeedbackGenerator().notificationOccurred(.error)
                    }
                }
            }
            """),
    ]

    let apis: Set<CodeUse.Kind> = [.haptic, .sensoryFeedback]

    /// What is felt although the other happened.
    enum Signal: Hashable, Sendable {
        case successAfterFailure
        case failureAfterSuccess(HapticCall.Kind)
        /// The state that tells the failure.
        case successForError(String)
    }

    func examine(_ code: CodeBlockView, _ answers: inout Answers<Signal>) {
        for use in code.uses {
            if let signal = Self.mistake(use) {
                answers.violation(signal, of: use, in: code, certainty: .likely)
            } else {
                answers.pass()
            }
        }
    }

    private static func mistake(_ use: CodeUse) -> Signal? {
        switch use.api {
        case .haptic(let haptic):
            switch (haptic.kind, haptic.outcome) {
            case (.success, .failure): return .successAfterFailure
            case (.error, .success), (.warning, .success): return .failureAfterSuccess(haptic.kind)
            default: return nil
            }
        case .sensoryFeedback("success", let triggers, isConditional: false):
            guard use.condition == nil, triggers.count == 1, let trigger = triggers.first,
                trigger.path.lowercased().hasSuffix("error")
            else { return nil }
            return .successForError(String(trigger.lastName))
        default:
            return nil
        }
    }

    let viewFix: ViewFix? = .hapticOutcome

    func phrase(_ signal: Signal) -> Phrasing {
        switch signal {
        case .successAfterFailure:
            Phrasing(
                message: Bilingual(
                    en: "The haptic of success is played where the code handles a failure.",
                    ko: "실패를 처리하는 코드에서 성공 햅틱을 재생합니다."),
                fix: Wording(
                    en: "Play .error (or .warning) here, and .success where it worked.",
                    ko: "여기서는 .error(또는 .warning)를, 성공한 곳에서는 .success를 재생하세요."))
        case .failureAfterSuccess(let kind):
            Phrasing(
                message: Bilingual(
                    en: """
                        The haptic of \(kind == .warning ? "a warning" : "an error") is played where the code handles \
                        a success.
                        """,
                    ko: "성공을 처리하는 코드에서 \(kind == .warning ? "경고" : "오류") 햅틱을 재생합니다."),
                fix: Wording(
                    en: "Play .success here, and .\(kind.rawValue) where it did not work.",
                    ko: "여기서는 .success를, 실패한 곳에서는 .\(kind.rawValue)를 재생하세요."))
        case .successForError(let property):
            Phrasing(
                message: Bilingual(
                    en: """
                        The haptic of success is played whenever “\(property)” changes, so also when an error appears.
                        """,
                    ko: "“\(property)”이(가) 바뀔 때마다, 곧 오류가 생겼을 때도 성공 햅틱을 재생합니다."),
                fix: Wording(
                    en: "Use \(.errorFeedback) for the error, and .success for a state that changes on success.",
                    ko: "오류에는 \(.errorFeedback)을 쓰고, .success는 성공했을 때 바뀌는 상태에 연결하세요."))
        }
    }
}
