/// A bar of the system's around a screen, which an app can hide.
public enum ScreenBar: UInt8, Hashable, Sendable, CaseIterable {
    /// The bar at the top, with the title.
    case navigation
    /// The bar at the bottom with items of the screen's own.
    case bottom
    /// The bar of tabs.
    case tabs
}
