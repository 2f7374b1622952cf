/// How much a reader takes in before it gives up on a file.
public struct MarkupLimits: Hashable, Sendable {
    /// Size of a file in bytes.
    public let maximumBytes: Int
    /// Containers inside one another.
    public let maximumDepth: Int
    /// Problems remembered of one file, for readers that go on after one.
    public let maximumProblems: Int

    /// Limits; the defaults leave room for the largest files people keep in a project.
    public init(maximumBytes: Int = 64 << 20, maximumDepth: Int = 512, maximumProblems: Int = 100) {
        // Ranges are 32 bits wide, so nothing larger can be spoken of.
        self.maximumBytes = min(maximumBytes, Int(UInt32.max))
        self.maximumDepth = maximumDepth
        self.maximumProblems = maximumProblems
    }

    /// 64 MB, 512 levels, 100 problems.
    public static let standard = MarkupLimits()
}
