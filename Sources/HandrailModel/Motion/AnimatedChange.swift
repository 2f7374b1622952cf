public import HandrailSource

/// A change of state inside `withAnimation`.
public struct AnimatedChange: Hashable, Sendable {
    /// How it is animated.
    public let animation: AnimationUse
    /// The state that changes.
    public let states: Set<StatePath>
    /// The call of `withAnimation`.
    public let place: SourcePlace
    /// Whether it happens, or is animated, only after Reduce Motion was asked for.
    public let isGoverned: Bool

    /// A change.
    public init(animation: AnimationUse, states: Set<StatePath>, place: SourcePlace, isGoverned: Bool) {
        self.animation = animation
        self.states = states
        self.place = place
        self.isGoverned = isGoverned
    }
}
