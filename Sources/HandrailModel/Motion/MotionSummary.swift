/// What an action sets in motion, as far as it can be read.
public struct MotionSummary: Hashable, Sendable {
    /// Changes of state inside `withAnimation`.
    public let changes: [AnimatedChange]
    /// What it takes away again after some time.
    public let delays: [DelayedChange]
    /// Players that it starts.
    public let plays: [PlayCall]

    /// A summary.
    public init(changes: [AnimatedChange] = [], delays: [DelayedChange] = [], plays: [PlayCall] = []) {
        self.changes = changes
        self.delays = delays
        self.plays = plays
    }

    /// Nothing moves.
    public static let none = MotionSummary()
}
