/// What the bar at the top of a captured screen says of it.
public enum CapturedBar: Hashable, Sendable {
    /// The screen is called so.
    case titled(String)
    /// Nothing is in the bar but buttons.
    case untitled
}
