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

    /// A summary.
    public init(
        changes: [AnimatedChange] = [], delays: [DelayedChange] = [], plays: [PlayCall] = [],
        assigned: Set<StatePath> = []
    ) {
        self.changes = changes
        self.delays = delays
        self.plays = plays
        self.assigned = assigned
    }

    /// The same in one after the other.
    public func merged(with other: MotionSummary) -> MotionSummary {
        MotionSummary(
            changes: changes + other.changes, delays: delays + other.delays, plays: plays + other.plays,
            assigned: assigned.union(other.assigned))
    }

    /// Nothing moves.
    public static let none = MotionSummary()
}
