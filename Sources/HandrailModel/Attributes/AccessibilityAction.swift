/// An action offered to assistive technologies.
public enum AccessibilityAction: Hashable, Sendable {
    /// What a double tap does.
    case activate
    case escape, magicTap, delete, adjust, scroll, zoom, showMenu
    /// An action with a name.
    case named(Fact<Words>)
}
