/// What people can do with an element, and which control it is.
public indirect enum InteractionAttribute: Equatable, Sendable {
    case disabled(Fact<Bool>)
    /// It is turned off where a condition holds, which what turns it off in some cases only asks.
    case disabledWhile(ElementCondition)
    case allowsHitTesting(Fact<Bool>)
    case focusable(Fact<Bool>)
    /// Whether the system shows nothing of the keyboard's focus on it, and on what is inside.
    case focusEffectDisabled(Fact<Bool>)
    /// A property of the app's says whether it has the focus of the keyboard.
    case focused(by: String)
    case contentShape
    case gesture(Gesture)
    case keyboardShortcut(Shortcut)
    case role(ControlRole)
    case onDelete
    case onMove
    case editMode
    case draggable
    case dropTarget
    case refreshable
    case onSubmit
    case textSelection(Fact<Bool>)
    case credentialType
    /// It reacts to touches around it as well, so many points on both sides together.
    case touchSlop(across: Double, down: Double)
    /// People may turn pages with it, and no code hears of it.
    case turnsNothing
    /// It is a button, and nothing is connected to it.
    case sendsNothing
    case style(StyleKind, String)

    /// Which of them it is, without what it says. Numbers count on from the first that belongs to this owner.
    public enum Kind: UInt8, Sendable, CaseIterable {
        case disabled = 64, allowsHitTesting, focusable, contentShape, gesture, keyboardShortcut, role,
            onDelete, onMove, editMode, draggable, dropTarget, refreshable, onSubmit, textSelection, credentialType,
            style, turnsNothing, sendsNothing, touchSlop, focusEffectDisabled, focused, disabledWhile
    }

    /// Which of them it is.
    public var kind: Kind {
        switch self {
        case .disabled: .disabled
        case .disabledWhile: .disabledWhile
        case .allowsHitTesting: .allowsHitTesting
        case .focusable: .focusable
        case .focusEffectDisabled: .focusEffectDisabled
        case .focused: .focused
        case .contentShape: .contentShape
        case .gesture: .gesture
        case .keyboardShortcut: .keyboardShortcut
        case .role: .role
        case .onDelete: .onDelete
        case .onMove: .onMove
        case .editMode: .editMode
        case .draggable: .draggable
        case .dropTarget: .dropTarget
        case .refreshable: .refreshable
        case .onSubmit: .onSubmit
        case .textSelection: .textSelection
        case .credentialType: .credentialType
        case .turnsNothing: .turnsNothing
        case .sendsNothing: .sendsNothing
        case .style: .style
        case .touchSlop: .touchSlop
        }
    }
}

extension AttributeKind {
    /// What people can do with an element, and which control it is.
    @inlinable public static func interaction(_ kind: InteractionAttribute.Kind) -> AttributeKind {
        AttributeKind(rawValue: kind.rawValue)
    }
}
