/// A rectangle in points, in the coordinates of what it lies in.
public struct ViewFrame: Hashable, Sendable {
    /// Left edge.
    public let x: Double
    /// Upper edge.
    public let y: Double
    /// Width.
    public let width: Double
    /// Height.
    public let height: Double

    /// A rectangle.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// Whether both have some area in common.
    public func overlaps(_ other: ViewFrame) -> Bool {
        x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
    }
}
