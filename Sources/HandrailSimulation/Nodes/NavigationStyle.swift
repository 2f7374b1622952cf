/// How Switch Control goes through a container.
public enum NavigationStyle: Hashable, Sendable {
    case automatic
    /// Its elements are scanned one by one.
    case separate
    /// It is offered as a group first.
    case combined
}
