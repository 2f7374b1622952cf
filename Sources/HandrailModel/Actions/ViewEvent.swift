import HandrailSource

/// Code of a view that runs without anybody touching the screen.
public struct ViewEvent: Hashable, Sendable {
    /// What makes it run.
    public enum Kind: Hashable, Sendable {
        case appear, task, change, receive
        /// A timer that goes on.
        case timer
        /// The device is shaken.
        case shake
        /// What is around it, or in it, is scrolled.
        case scroll
        /// Other code asks for it to be seen.
        case shown
        /// A timer scrolls it on, again and again.
        case paging
    }

    /// What makes it run.
    public let kind: Kind
    /// The state whose change makes it run.
    public let triggers: Set<StatePath>
    /// What it does.
    public let action: ActionSummary
    /// Seconds between two runs of a timer, where they are known.
    public let interval: Double?

    /// An event.
    public init(kind: Kind, triggers: Set<StatePath> = [], action: ActionSummary, interval: Double? = nil) {
        self.kind = kind
        self.triggers = triggers
        self.action = action
        self.interval = interval
    }

    /// What it sets in motion.
    public var motion: MotionSummary { action.motion }
}
