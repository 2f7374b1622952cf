/// How something comes about that a condition asks for and that is not there when its screen comes up.
public enum LateState: Hashable, Sendable {
    /// The types that keep it and show it announce nothing.
    case silent
    /// One of them announces something, or moves the focus of assistive technologies.
    case announced
}
