/// How something that keeps its shape takes up the room that it is given.
public enum PictureFit: String, Hashable, Sendable {
    /// All of it is seen.
    case fit
    /// No room is left over.
    case fill
}
