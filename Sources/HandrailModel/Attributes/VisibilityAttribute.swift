/// Whether an element can be seen.
public indirect enum VisibilityAttribute: Equatable, Sendable {
    case hidden(Fact<Bool>)
    case opacity(Fact<Double>)
    /// Nobody meets it where a condition holds, which what hides it in some cases only asks.
    case absentWhile(ElementCondition)
    case labelsHidden
    /// Code lays it over everything there is: over all of its screen, or over the window.
    case coversScreen
    case clipped

    /// Which of them it is, without what it says. Numbers count on from the first that belongs to this owner.
    public enum Kind: UInt8, Sendable, CaseIterable {
        case hidden = 48, opacity, labelsHidden, coversScreen, clipped, absentWhile
    }

    /// Which of them it is.
    public var kind: Kind {
        switch self {
        case .hidden: .hidden
        case .opacity: .opacity
        case .absentWhile: .absentWhile
        case .labelsHidden: .labelsHidden
        case .coversScreen: .coversScreen
        case .clipped: .clipped
        }
    }
}

extension AttributeKind {
    /// Whether an element can be seen.
    @inlinable public static func visibility(_ kind: VisibilityAttribute.Kind) -> AttributeKind {
        AttributeKind(rawValue: kind.rawValue)
    }
}
