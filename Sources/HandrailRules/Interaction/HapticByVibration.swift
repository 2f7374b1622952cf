import HandrailModel
import HandrailSemantics
import HandrailSource

/// A response made by the alert vibration instead of the system's haptics.
struct HapticByVibration: CodeUseRule {
    static let info = RuleInfo(
        id: "haptic-by-vibration",
        title: Bilingual(en: "Vibration in place of a system haptic", ko: "시스템 햅틱 대신 쓰인 진동"),
        reason: Bilingual(
            en: "Success, warning and error feel the same in every app; a bare vibration says nothing, and people who "
                + "turned system haptics off still get it.",
            ko: "성공·경고·오류 햅틱은 모든 앱에서 같은 의미를 전합니다. 단순한 진동은 아무 의미도 전하지 못하고, 시스템 햅틱을 끈 "
                + "사람에게도 울립니다."),
        impact: .minor, guidelines: ["accessibility.system-haptics"], criteria: [], examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .violation,
            """
            Button("Save") {
                ↓AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
                save()
            }
            """),
        RuleExample(
            .violation,
            """
            Button("Delete", action: {
                ↓AudioServicesPlayAlertSound(SystemSoundID(kSystemSoundID_Vibrate))
                delete()
            })
            """),
        RuleExample(
            .violation,
            """
            struct Example: View {
                @State private var count = 0

                var body: some View {
                    Stepper("Guests", value: $count)
                        .onChange(of: count) { tick() }
                }

                private func tick() {
                    ↓AudioServicesPlaySystemSound(1521)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            Button("Save") { save() }
                .sensoryFeedback(.success, trigger: isSaved)
            """),
        RuleExample(
            .silent,
            """
            Button("Save") {
                UINotificationFeedbackGenerator().notificationOccurred(.success)
                save()
            }
            """),
        RuleExample(
            .silent,
            """
            Button("Scan") {
                AudioServicesPlaySystemSound(shutterSound)
            }
            """),
        RuleExample(
            .nearMiss("a short tap that answers a press tells no outcome"),
            """
            Button("Bold") {
                AudioServicesPlaySystemSound(1519)
                isBold.toggle()
            }
            """),
        RuleExample(
            .nearMiss("a sound of the system is no vibration"),
            """
            Button("Tock") {
                AudioServicesPlaySystemSound(1104)
            }
            """),
        RuleExample(
            .violation,
            """
            final class GateController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let open = UIButton(type: .system)
                    open.setTitle(NSLocalizedString("Open the gate", comment: ""), for: .normal)
                    open.addTarget(self, action: #selector(openGate), for: .touchUpInside)
                    view.addSubview(open)
                }

                @objc private func openGate() {
                    ↓AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class GateController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let open = UIButton(type: .system)
                    open.setTitle(NSLocalizedString("Open the gate", comment: ""), for: .normal)
                    open.addTarget(self, action: #selector(openGate), for: .touchUpInside)
                    view.addSubview(open)
                }

                @objc private func openGate() {
                    UINotificationFeedbackGenerator().notificationOccurred(.success)
                }
            }
            """),
    ]

    let apis: Set<CodeUse.Kind> = [.haptic]

    /// The alert vibration is played.
    enum Signal: Hashable, Sendable { case vibration }

    func examine(_ code: CodeBlockView, _ answers: inout Answers<Signal>) {
        let vibrations = code.uses.filter(\.isVibration)
        if vibrations.isEmpty { answers.pass() }
        for vibration in vibrations { answers.violation(.vibration, of: vibration, in: code) }
    }

    let viewFix: ViewFix? = .haptic

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: "This action answers with a vibration that is played as a system sound, which tells no outcome.",
                ko: "이 동작은 시스템 사운드로 재생하는 진동으로 응답하므로 결과가 어떤지 전하지 못합니다."),
            fix: Wording(
                en: "Use \(.outcomeFeedback).",
                ko: "\(.outcomeFeedback) 사용하세요."))
    }
}

extension CodeUse {
    /// Whether the alert vibration is played, or another vibration as a sound.
    fileprivate var isVibration: Bool {
        guard case .haptic(let call) = api else { return false }
        return call.kind == .vibration
    }
}
