/// What becomes of the elements inside one that is made an element.
public enum ChildBehavior: Hashable, Sendable {
    /// They are gone.
    case ignore
    /// They become one with it.
    case combine
    /// Their words become one with it, and those with the trait of a button or a link its actions, as Texture does it.
    case aggregate
    /// They stay, in a container.
    case contain
    /// Other, drawn-free children are given.
    case replaced
}
