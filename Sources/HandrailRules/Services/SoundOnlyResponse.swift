import HandrailModel
import HandrailSemantics
import HandrailSource

/// A control that answers with a sound of the system and nothing else.
struct SoundOnlyResponse: ElementRule {
    static let info = RuleInfo(
        id: "sound-only-response",
        title: Bilingual(en: "Sound as the only response", ko: "소리로만 알리는 반응"),
        reason: Bilingual(
            en: "Who does not hear it, or has the sound off, cannot tell that anything happened.",
            ko: "소리를 듣지 못하거나 무음으로 쓰는 사람은 무슨 일이 일어났는지 알 수 없습니다."),
        impact: .moderate, guidelines: ["accessibility.perceivability"], criteria: ["WCAG 2.2 1.1.1"],
        examples: examples)

    private static func controller(_ code: String, title: String = "Like") -> String {
        """
        final class LikeController: UIViewController {
            private let like = UIButton(type: .system)

            override func viewDidLoad() {
                super.viewDidLoad()
                like.setTitle(NSLocalizedString("\(title)", comment: ""), for: .normal)
                like.addTarget(self, action: #selector(react), for: .touchUpInside)
                view.addSubview(like)
            }

            @objc private func react() {
                \(code)
            }
        }
        """
    }

    private static let examples: [RuleExample] = [
        RuleExample(.review, "↓Button(\"Like\") { AudioServicesPlaySystemSound(1007) }"),
        RuleExample(.review, controller("AudioServicesPlaySystemSound(1007)").replacing(
            "private let like = UIButton", with: "private let like = ↓UIButton")),
        RuleExample(.silent, "Button(\"Like\") { AudioServicesPlaySystemSound(1007); isLiked = true }"),
        RuleExample(.silent, "Button(\"Like\") { save() }"),
        RuleExample(.silent, controller("like.isSelected = true\n        AudioServicesPlaySystemSound(1007)")),
        RuleExample(
            .nearMiss("a sound is what the button is for"),
            "Button(\"Play sound\") { AudioServicesPlaySystemSound(1007) }"),
    ]

    let kinds: Set<ElementKind>? = nil
    let attributes: Set<AttributeKind>? = [.code(.action)]

    /// What is pressed.
    struct Signal: Hashable, Sendable {
        let element: NamedElement
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        for use in element.attributes {
            guard case .code(.action(let action)) = use.attribute, action.calls.contains(where: Self.sounds.contains)
            else { continue }
            guard Self.isOnlyHeard(action), !Self.saysSo(element), !element.kind.showsState else {
                return answers.pass()
            }
            return answers.review(
                Signal(element: NamedElement(element, stops: GestureSite(element, on: screen).stops)), on: element,
                certainty: .likely)
        }
    }

    /// Sounds of the system, which nobody plays for themselves.
    private static let sounds: Set<String> = [
        "AudioServicesPlaySystemSound", "AudioServicesPlaySystemSoundWithCompletion", "AudioServicesPlayAlertSound",
    ]

    /// Whether an action does nothing besides.
    private static func isOnlyHeard(_ action: ActionSummary) -> Bool {
        var followed = action.followed
        return action.assignments.isEmpty && action.toggles.isEmpty && action.counted.isEmpty && !action.opensURL
            && !action.dismisses && !action.announces && action.uses.allSatisfy { $0.kind != .haptic }
            && action.calls.allSatisfy { sounds.contains($0) || $0 == "SystemSoundID" || followed.remove($0) != nil }
            && !action.digest.contains("+=") && !action.digest.contains("-=")
    }

    private static func saysSo(_ element: ElementView) -> Bool {
        ([element] + element.descendants).contains { level in
            guard case .words(let words) = level.content else { return false }
            return words.values.contains { shown in
                let text = shown.display.lowercased()
                return named.contains { text.contains($0) }
            }
        }
    }

    private static let named = [
        "sound", "play", "listen", "hear", "ring", "tone", "beep", "alarm", "vibrat", "소리", "재생", "듣기", "들어", "알람",
        "진동",
    ]

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: "Pressing the \(signal.element.en) plays a sound and changes nothing that is seen.",
                ko: "\(signal.element.ko)을(를) 누르면 소리만 나고 보이는 변화가 없습니다."),
            fix: Wording(
                en: "Show the outcome too: a changed label, symbol or message, and an announcement for VoiceOver.",
                ko: "레이블, 심벌, 메시지가 바뀌도록 결과를 함께 보여 주고 VoiceOver에도 알려 주세요."))
    }
}
