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

    /// The same with the numbers that code assigns to the one part of the state it is computed from, where the value
    /// that this starts with and each of the others are known.
    public func completed(by numbers: [StatePath: [Fact<Double>]]) -> Movement {
        guard !isComplete, !values.isEmpty, states.count == 1, let state = states.first, let assigned = numbers[state],
            assigned.allSatisfy({ !$0.values.isEmpty })
        else { return self }
        return Movement(
            property: property, states: states, values: values + assigned.flatMap(\.values), isComplete: true,
            asksForReducedMotion: asksForReducedMotion)
    }

    /// From the least to the greatest value, where all are known.
    public var extent: Double? {
        guard isComplete, let least = values.min(), let greatest = values.max() else { return nil }
        return greatest - least
    }
}
