/// Code that belongs to an element and runs by itself.
public indirect enum CodeAttribute: Equatable, Sendable {
    /// Where code of its class sets it up: an initializer, or what runs once it is there.
    case setUp
    /// Code that runs by itself.
    case event(ViewEvent)
    /// Code that runs by itself and of which nothing else is known.
    case otherEvent

    /// Which of them it is, without what it says. Numbers count on from the first that belongs to this owner.
    public enum Kind: UInt8, Sendable, CaseIterable {
        case setUp = 240, event, otherEvent
    }

    /// Which of them it is.
    public var kind: Kind {
        switch self {
        case .setUp: .setUp
        case .event: .event
        case .otherEvent: .otherEvent
        }
    }
}

extension AttributeKind {
    /// Code that belongs to an element and runs by itself.
    @inlinable public static func code(_ kind: CodeAttribute.Kind) -> AttributeKind {
        AttributeKind(rawValue: kind.rawValue)
    }
}
