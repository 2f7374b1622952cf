/// How far an audit has come.
public struct AuditProgress: Hashable, Sendable {
    /// What an audit does, in this order.
    public enum Phase: Int, Sendable, CaseIterable {
        case discovering, reading, lowering, linking, examining, judging
    }

    /// What is being done.
    public let phase: Phase
    /// Number of items finished.
    public let done: Int
    /// Number of items in all; 0 where it is not known yet.
    public let total: Int

    /// A progress.
    public init(phase: Phase, done: Int = 0, total: Int = 0) {
        self.phase = phase
        self.done = done
        self.total = total
    }
}
