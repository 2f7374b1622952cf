import HandrailModel
import HandrailSemantics
import HandrailSource

/// A control that answers by a haptic and nothing else.
struct HapticOnlyResponse: ElementRule {
    static let info = RuleInfo(
        id: "haptic-only-response",
        title: Bilingual(en: "Haptic as the only response", ko: "햅틱뿐인 응답"),
        reason: Bilingual(
            en: """
                iPads and Macs play no haptics, and people turn them off; then pressing the control does nothing at all.
                """,
            ko: "iPad와 Mac에서는 햅틱이 재생되지 않고 햅틱을 꺼 둔 사람도 있습니다. 그러면 컨트롤을 눌러도 아무 반응이 없습니다."),
        impact: .moderate, guidelines: ["accessibility.haptic-fallback", "accessibility.perceivability"], criteria: [],
        examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .review,
            """
            Button("Confirm") {
                ↓UINotificationFeedbackGenerator().notificationOccurred(.success)
            }
            """),
        RuleExample(
            .review,
            """
            Image(systemName: "lock")
                .onTapGesture {
                    let generator = UIImpactFeedbackGenerator(style: .heavy)
                    generator.prepare()
                    ↓generator.impactOccurred()
                }
            """),
        RuleExample(
            .review,
            """
            Button("Copy the address") {
                UIPasteboard.general.string = address
                ↓UINotificationFeedbackGenerator().notificationOccurred(.success)
            }
            """),
        RuleExample(
            .silent,
            """
            Button("Copy the address") {
                UIPasteboard.general.string = address
                hasCopied = true
                UINotificationFeedbackGenerator().notificationOccurred(.success)
            }
            """),
        RuleExample(
            .silent,
            """
            Button("Confirm") {
                UINotificationFeedbackGenerator().notificationOccurred(.success)
                isConfirmed = true
            }
            """),
        RuleExample(
            .silent,
            """
            Button("Confirm") {
                confirm()
            }
            """),
        RuleExample(
            .silent,
            """
            struct BubbleButton: View {
                let title: String
                var action: (() -> Void)?

                var body: some View {
                    Button(title) {
                        UIImpactFeedbackGenerator(style: .light).impactOccurred()
                        action?()
                    }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            Button("Next") {
                UISelectionFeedbackGenerator().selectionChanged()
                index += 1
            }
            """),
        RuleExample(
            .nearMiss("the label says that it only plays a haptic"),
            """
            Button("Test haptic feedback") {
                UINotificationFeedbackGenerator().notificationOccurred(.success)
            }
            """),
        RuleExample(
            .review,
            """
            final class LikeController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let like = UIButton(type: .system)
                    like.setTitle(NSLocalizedString("Like", comment: ""), for: .normal)
                    like.addTarget(self, action: #selector(react), for: .touchUpInside)
                    view.addSubview(like)
                }

                @objc private func react() {
                    ↓UIImpactFeedbackGenerator(style: .light).impactOccurred()
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class LikeController: UIViewController {
                private let like = UIButton(type: .system)

                override func viewDidLoad() {
                    super.viewDidLoad()
                    like.setTitle(NSLocalizedString("Like", comment: ""), for: .normal)
                    like.addTarget(self, action: #selector(react), for: .touchUpInside)
                    view.addSubview(like)
                }

                @objc private func react() {
                    like.isSelected = true
                    UIImpactFeedbackGenerator(style: .light).impactOccurred()
                }
            }
            """),
    ]

    let kinds: Set<ElementKind>? = nil
    let attributes: Set<AttributeKind>? = [.code(.action), .interaction(.gesture)]

    /// What is pressed.
    struct Signal: Hashable, Sendable {
        let element: NamedElement
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        guard element.has({ $0.kind == .code(.action) || $0.kind == .interaction(.gesture) }) else { return }
        for use in element.attributes {
            let action: ActionSummary
            switch use.attribute {
            case .code(.action(let found)): action = found
            case .interaction(.gesture(let gesture)) where gesture.kind == .tap && !element.kind.isControl:
                action = gesture.action
            default: continue
            }
            guard let haptic = action.uses.first(where: { $0.kind == .haptic }) else { continue }
            guard Self.isOnlyFelt(action), !Self.saysSo(element), element.gestures.count < 2, !element.kind.showsState
            else {
                return answers.pass()
            }
            return answers.review(
                Signal(element: NamedElement(element, stops: GestureSite(element, on: screen).stops)), on: element,
                at: haptic.place, certainty: .likely)
        }
    }

    /// Whether an action does nothing besides: no call but those of the haptic, nothing set.
    private static func isOnlyFelt(_ action: ActionSummary) -> Bool {
        // What a function of the project does is told with what it calls; another one of its name may be among that.
        var followed = action.followed
        // What is not read as a call may still be a change, such as `index += 1`.
        return (action.assignments.isEmpty || isCopy(action)) && action.toggles.isEmpty && !action.opensURL
            && !action.dismisses
            && action.calls.allSatisfy { hapticCalls.contains($0) || followed.remove($0) != nil }
            && !action.digest.contains("+=") && !action.digest.contains("-=")
    }

    /// Whether all that is set is what lies on the pasteboard, which nobody sees.
    private static func isCopy(_ action: ActionSummary) -> Bool {
        action.assignments.count == 1 && pasteboard.occur(in: action.digest)
            && action.assignments.allSatisfy { ["string", "strings", "url", "image"].contains($0.target) }
    }

    private static let pasteboard = Fragments(["uipasteboard.general."])

    private static let hapticCalls: Set<String> = [
        "UIImpactFeedbackGenerator", "UISelectionFeedbackGenerator", "UINotificationFeedbackGenerator", "prepare",
        "impactOccurred", "notificationOccurred", "selectionChanged",
    ]

    private static func saysSo(_ element: ElementView) -> Bool {
        ([element] + element.descendants).contains { level in
            guard case .words(let words) = level.content else { return false }
            return words.values.contains { shown in
                let text = shown.display.lowercased()
                return ["haptic", "vibrat", "feedback", "햅틱", "진동"].contains { text.contains($0) }
            }
        }
    }

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: "Pressing the \(signal.element.en) plays a haptic and changes nothing that is seen or heard.",
                ko: "\(signal.element.ko)을(를) 누르면 햅틱만 재생되고 보이거나 들리는 변화가 없습니다."),
            fix: Wording(
                en: "Show the outcome too: a changed label, symbol or message, and an announcement for VoiceOver.",
                ko: "레이블, 심벌, 메시지가 바뀌도록 결과를 함께 보여 주고 VoiceOver에도 알려 주세요."))
    }
}

extension ElementKind {
    /// Whether its own value changes when it is used.
    var showsState: Bool {
        switch self {
        case .toggle, .slider, .stepper, .picker, .datePicker, .colorPicker, .textField, .secureField: true
        default: false
        }
    }
}
