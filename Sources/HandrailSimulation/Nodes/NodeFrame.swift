/// A rectangle on the screen, in points, from the top left corner.
public struct NodeFrame: Hashable, Sendable {
    /// The left edge.
    public let x: Double
    /// The top edge.
    public let y: Double
    /// The width, not negative.
    public let width: Double
    /// The height, not negative.
    public let height: Double

    /// A rectangle. One that is not finite becomes the zero rectangle, as UIKit has it; negative sizes are turned
    /// round.
    public init(x: Double, y: Double, width: Double, height: Double) {
        guard x.isFinite, y.isFinite, width.isFinite, height.isFinite else {
            (self.x, self.y, self.width, self.height) = (0, 0, 0, 0)
            return
        }
        self.x = min(x, x + width)
        self.y = min(y, y + height)
        self.width = abs(width)
        self.height = abs(height)
    }

    /// Whether it has no size in both directions; one direction alone is not enough for VoiceOver to leave it out.
    public var isPoint: Bool { width == 0 && height == 0 }
    /// The middle, where a double tap acts.
    public var center: (x: Double, y: Double) { (x + width / 2, y + height / 2) }
}
