/// A property of a view's place or shape that takes other values while the app runs: animated, it moves the view.
public struct Movement: Hashable, Sendable {
    /// What changes.
    public enum Property: Hashable, Sendable {
        case offset, position, scale, rotation
        /// Rotation out of the plane of the screen.
        case depth
        case blur, size
    }

    /// What changes.
    public let property: Property
    /// The state it is computed from.
    public let states: Set<StatePath>
    /// The values it takes that could be read: points, factors or degrees.
    public let values: [Double]
    /// Whether it takes no other values than these.
    public let isComplete: Bool
    /// Whether the code that computes it asks for Reduce Motion.
    public let asksForReducedMotion: Bool

    /// A movement.
    public init(
        property: Property, states: Set<StatePath>, values: [Double], isComplete: Bool, asksForReducedMotion: Bool
    ) {
        self.property = property
        self.states = states
        self.values = values
        self.isComplete = isComplete
        self.asksForReducedMotion = asksForReducedMotion
    }

    /// From the least to the greatest value, where all are known.
    public var extent: Double? {
        guard isComplete, let least = values.min(), let greatest = values.max() else { return nil }
        return greatest - least
    }
}
