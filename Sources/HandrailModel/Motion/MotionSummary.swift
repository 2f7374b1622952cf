/// What an action sets in motion, as far as it can be read.
public struct MotionSummary: Hashable, Sendable {
    /// Changes of state inside `withAnimation`.
    public let changes: [AnimatedChange]
    /// What it takes away again after some time.
    public let delays: [DelayedChange]
    /// Players that it starts.
    public let plays: [PlayCall]
    /// The state it assigns, animated or not.
    public let assigned: Set<StatePath>
    /// The numbers that it assigns to a part of the state; none for what is not known.
    public let numbers: [StatePath: [Fact<Double>]]

    /// A summary.
    public init(
        changes: [AnimatedChange] = [], delays: [DelayedChange] = [], plays: [PlayCall] = [],
        assigned: Set<StatePath> = [], numbers: [StatePath: [Fact<Double>]] = [:]
    ) {
        self.changes = changes
        self.delays = delays
        self.plays = plays
        self.assigned = assigned
        self.numbers = numbers
    }

    /// The same in one after the other.
    public func merged(with other: MotionSummary) -> MotionSummary {
        MotionSummary(
            changes: changes + other.changes, delays: delays + other.delays, plays: plays + other.plays,
            assigned: assigned.union(other.assigned), numbers: numbers.merging(other.numbers) { $0 + $1 })
    }

    /// Nothing moves.
    public static let none = MotionSummary()
}
