/// How large a picture is by itself, in points.
public struct PictureSize: Hashable, Sendable {
    /// Points from left to right, more than 0.
    public let width: Double
    /// Points from top to bottom, more than 0.
    public let height: Double

    /// A size; `nil` where a side has no length.
    public init?(width: Double, height: Double) {
        guard width > 0, height > 0, width.isFinite, height.isFinite else { return nil }
        self.width = width
        self.height = height
    }

    /// The size of pixels shown at so many a point.
    public func scaled(by pixelsPerPoint: Double) -> PictureSize? {
        PictureSize(width: width / pixelsPerPoint, height: height / pixelsPerPoint)
    }
}
