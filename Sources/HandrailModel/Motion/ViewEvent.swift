/// Code of a view that runs without anybody touching it.
public struct ViewEvent: Hashable, Sendable {
    /// What makes it run.
    public enum Kind: Hashable, Sendable {
        case appear, task, change, receive
        /// A timer that goes on.
        case timer
    }

    /// What makes it run.
    public let kind: Kind
    /// What it sets in motion.
    public let motion: MotionSummary

    /// An event.
    public init(kind: Kind, motion: MotionSummary) {
        self.kind = kind
        self.motion = motion
    }
}
