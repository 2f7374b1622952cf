public import HandrailModel

/// Whether an element answers to people, and from what that follows: Switch Control, Full Keyboard Access and Voice
/// Control offer only what does.
///
/// An explicit `accessibilityRespondsToUserInteraction` decides (UIKit's header for the property). Without it the
/// system derives it from traits, actions and gestures; which gestures count is not documented, and people report that
/// keyboards pass by a view that has nothing but a tap gesture, so that one stays in doubt.
public struct Responsiveness: Hashable, Sendable {
    /// What it comes to.
    public enum Answer: Hashable, Sendable {
        case responds
        /// Neither documented nor agreed on.
        case doubtful
        case silent
    }

    /// What decides.
    public enum Reason: Hashable, Sendable {
        /// The app says so.
        case declared(Bool)
        /// A trait of something that people act on.
        case trait
        /// An action that is offered to assistive technologies.
        case action
        /// A gesture and nothing else.
        case gestureOnly
        /// It is turned off.
        case dimmed
        /// It only tells something.
        case plain
    }

    /// What decides.
    public let reason: Reason

    /// The responsiveness of an element.
    public init(_ node: AccessibilityNode) {
        if let declared = node.respondsToUserInteraction {
            reason = .declared(declared)
        } else if node.traits.contains(.notEnabled) {
            reason = .dimmed
        } else if !node.traits.isDisjoint(with: Self.acting) {
            reason = .trait
        } else if !node.actions.isEmpty {
            reason = .action
        } else if node.activation != .none || !node.possibleTraits.isDisjoint(with: Self.acting) {
            reason = .gestureOnly
        } else {
            reason = .plain
        }
    }

    /// What it comes to.
    public var answer: Answer {
        switch reason {
        case .declared(true), .trait, .action: .responds
        case .gestureOnly: .doubtful
        case .declared(false), .dimmed, .plain: .silent
        }
    }

    /// How sure the answer is: what the app declares is certain, what the system derives from gestures is not known.
    public var certainty: Certainty {
        switch reason {
        case .declared: .certain
        case .trait, .plain: .likely
        case .action, .dimmed, .gestureOnly: .possible
        }
    }

    /// The reason as a sentence.
    public var sentence: Bilingual {
        switch reason {
        case .declared(true): Bilingual(en: "The app says that it responds.", ko: "앱이 사용자 상호작용에 응답한다고 밝혔습니다.")
        case .declared(false):
            Bilingual(en: "The app says that it does not respond.", ko: "앱이 사용자 상호작용에 응답하지 않는다고 밝혔습니다.")
        case .trait: Bilingual(en: "It has the trait of a control.", ko: "컨트롤의 특성이 있습니다.")
        case .action: Bilingual(en: "It offers an action.", ko: "동작을 제공합니다.")
        case .gestureOnly:
            Bilingual(
                en: "It has a gesture, but no trait and no action: whether it is offered is not certain.",
                ko: "제스처만 있고 특성과 동작이 없어 제공되는지 확실하지 않습니다.")
        case .dimmed: Bilingual(en: "It is turned off.", ko: "비활성화되어 있습니다.")
        case .plain: Bilingual(en: "It only tells something.", ko: "정보만 전합니다.")
        }
    }

    /// Traits of what people act on.
    static let acting: Traits = [
        .button, .link, .keyboardKey, .searchField, .adjustable, .allowsDirectInteraction, .toggle, .textEntry,
        .secureTextEntry, .popUpButton, .tab,
    ]
}
