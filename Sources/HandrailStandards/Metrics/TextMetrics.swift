/// How a text style is set at a text size.
public struct TextMetrics: Hashable, Sendable {
    /// A weight of the system font.
    public enum Weight: String, Hashable, Sendable, CaseIterable {
        case regular, medium, semibold, bold, heavy
    }

    /// Size in points.
    public let size: Double
    /// Distance between lines in points; `nil` where it is not published.
    public let leading: Double?
    /// Its weight.
    public let weight: Weight
    /// Its weight when emphasized, as `bold()` does; `nil` where it is not published.
    public let emphasizedWeight: Weight?
    /// Whether the sources agree.
    public let isCertain: Bool
}
