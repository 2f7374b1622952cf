/// What becomes of the elements inside one that is made an element.
public enum ChildBehavior: Hashable, Sendable {
    /// They are gone.
    case ignore
    /// They become one with it.
    case combine
    /// They stay, in a container.
    case contain
    /// Other, drawn-free children are given.
    case replaced
}
