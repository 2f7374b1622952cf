/// Where in the bars around a screen an item stands.
public enum BarPlacement: UInt8, Hashable, Sendable, CaseIterable {
    /// In the bar at the top, before the title and in place of the system's way back.
    case wayBack
    /// In the bar at the top, before the title.
    case leading
    /// In the bar at the top, in place of the title.
    case title
    /// In the bar at the top, after the title.
    case trailing
    /// Above the keyboard, while text is edited.
    case keyboard
    /// In the bar at the bottom.
    case bottom
}
