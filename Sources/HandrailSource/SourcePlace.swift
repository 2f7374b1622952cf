/// A place in the project: which file, and which bytes of it.
public struct SourcePlace: Hashable, Sendable, Comparable {
    /// The file.
    public let file: FileIndex
    /// The bytes.
    public let range: ByteRange

    /// A place in `file`.
    public init(file: FileIndex, range: ByteRange) {
        self.file = file
        self.range = range
    }

    /// By file, then by range.
    public static func < (a: SourcePlace, b: SourcePlace) -> Bool {
        (a.file, a.range) < (b.file, b.range)
    }
}
