import HandrailModel
import HandrailSemantics
import HandrailSource

/// A response made by the alert vibration instead of the system's haptics.
struct HapticByVibration: ElementRule {
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
            Button("Save") ↓{
                AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
                save()
            }
            """),
        RuleExample(
            .violation,
            """
            Button("Delete", action: ↓{
                AudioServicesPlayAlertSound(SystemSoundID(kSystemSoundID_Vibrate))
                delete()
            })
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
            .nearMiss("a sound of the system is no vibration"),
            """
            Button("Tock") {
                AudioServicesPlaySystemSound(1104)
            }
            """),
    ]

    let kinds: Set<ElementKind>? = nil

    /// The alert vibration is played.
    enum Signal: Hashable, Sendable { case vibration }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        for use in element.attributes {
            let action: ActionSummary
            switch use.attribute {
            case .action(let summary): action = summary
            case .gesture(let gesture): action = gesture.action
            default: continue
            }
            guard action.calls.contains(where: { $0.hasPrefix("AudioServicesPlay") }) else { continue }
            guard action.digest.contains("kSystemSoundID_Vibrate") else { return answers.pass() }
            return answers.violation(.vibration, on: element, at: use.place)
        }
    }

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: "This action answers with the alert vibration, which tells no outcome.",
                ko: "이 동작은 알림 진동으로 응답하므로 결과가 어떤지 전하지 못합니다."),
            fix: Bilingual(
                en: "Use .sensoryFeedback(.success, trigger:), .warning or .error, or UINotificationFeedbackGenerator.",
                ko: ".sensoryFeedback(.success, trigger:)이나 .warning, .error를 쓰거나 UINotificationFeedbackGenerator를 "
                    + "사용하세요."))
    }
}
