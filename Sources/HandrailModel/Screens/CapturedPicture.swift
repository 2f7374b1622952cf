/// The screenshot that lies beside a capture and shows it.
public struct CapturedPicture: Hashable, Sendable {
    /// Its path, relative to what was audited.
    public let path: String
    /// How many points of the capture it is wide.
    public let width: Double
    /// How many points of the capture it is high.
    public let height: Double

    /// A screenshot.
    public init(path: String, width: Double, height: Double) {
        self.path = path
        self.width = width
        self.height = height
    }
}
