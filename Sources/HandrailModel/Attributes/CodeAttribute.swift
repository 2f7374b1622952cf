/// Code that belongs to an element: what it does when people act, and what runs by itself.
public indirect enum CodeAttribute: Equatable, Sendable {
    /// What happens when people activate it.
    case action(ActionSummary)
    /// Where code of its class sets it up: an initializer, or what runs once it is there.
    case setUp
    /// Where it is made, by a function that other code calls.
    case made
    /// Code that runs by itself.
    case event(ViewEvent)
    /// Code that runs by itself and of which nothing else is known.
    case otherEvent

    /// Which of them it is, without what it says. Numbers count on from the first that belongs to this owner.
    public enum Kind: UInt8, Sendable, CaseIterable {
        case action = 240, setUp, event, otherEvent, made
    }

    /// Which of them it is.
    public var kind: Kind {
        switch self {
        case .action: .action
        case .setUp: .setUp
        case .made: .made
        case .event: .event
        case .otherEvent: .otherEvent
        }
    }
}

extension AttributeKind {
    /// Code that belongs to an element: what it does when people act, and what runs by itself.
    @inlinable public static func code(_ kind: CodeAttribute.Kind) -> AttributeKind {
        AttributeKind(rawValue: kind.rawValue)
    }
}
