/// How an element moves.
public indirect enum MotionAttribute: Equatable, Sendable {
    case animation(AnimationUse)
    case transition(AnimationUse)
    case symbolEffect(AnimationUse)
    /// A place or shape that changes while the app runs.
    case movement(Movement)
    /// An animation of a package that plays by itself, in a loop or not.
    case playback(loops: Fact<Bool>, asksForReducedMotion: Bool)

    /// Which of them it is, without what it says. Numbers count on from the first that belongs to this owner.
    public enum Kind: UInt8, Sendable, CaseIterable {
        case animation = 208, transition, symbolEffect, movement, playback
    }

    /// Which of them it is.
    public var kind: Kind {
        switch self {
        case .animation: .animation
        case .transition: .transition
        case .symbolEffect: .symbolEffect
        case .movement: .movement
        case .playback: .playback
        }
    }
}

extension AttributeKind {
    /// How an element moves.
    @inlinable public static func motion(_ kind: MotionAttribute.Kind) -> AttributeKind {
        AttributeKind(rawValue: kind.rawValue)
    }
}
