/// What became of a text that was written.
public enum WriteResult: Hashable, Sendable {
    /// All of it was written.
    case written
    /// Nobody reads any more, as after `| head`: no reason to complain.
    case closed
    /// It could not be written, as on a full disk.
    case failed
}
