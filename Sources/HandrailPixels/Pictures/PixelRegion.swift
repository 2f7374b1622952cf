/// A rectangle of a picture, in pixels.
public struct PixelRegion: Hashable, Sendable {
    /// The first column.
    public let x: Int
    /// The first row.
    public let y: Int
    /// Columns.
    public let width: Int
    /// Rows.
    public let height: Int

    /// What a rectangle has in common with a picture; `nil` where that is nothing.
    public init?(x: Double, y: Double, width: Double, height: Double, in image: PixelImage) {
        let (left, top) = (Self.clamped(x.rounded(), image.width), Self.clamped(y.rounded(), image.height))
        let right = Self.clamped((x + width).rounded(), image.width)
        let bottom = Self.clamped((y + height).rounded(), image.height)
        guard right > left, bottom > top else { return nil }
        self.init(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// A rectangle that lies inside its picture.
    init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    private static func clamped(_ length: Double, _ most: Int) -> Int {
        length.isNaN ? 0 : Int(min(max(length, 0), Double(most)))
    }
}
