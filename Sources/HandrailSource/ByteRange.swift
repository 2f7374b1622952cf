/// A half-open range of UTF-8 byte offsets in one file.
public struct ByteRange: Hashable, Sendable, Comparable {
    /// Offset of the first byte.
    public let lower: UInt32
    /// Offset one past the last byte.
    public let upper: UInt32

    /// A range from `lower` up to but excluding `upper`; an upper bound before the lower one is clamped to it.
    public init(_ lower: Int, _ upper: Int) {
        self.lower = UInt32(clamping: lower)
        self.upper = Swift.max(self.lower, UInt32(clamping: upper))
    }

    /// The empty range at the start of a file.
    public static let zero = ByteRange(0, 0)

    /// Number of bytes.
    public var length: Int { Int(upper - lower) }

    /// The same range as array indices.
    public var indices: Range<Int> { Int(lower)..<Int(upper) }

    /// Whether `other` lies inside this range.
    public func contains(_ other: ByteRange) -> Bool { lower <= other.lower && other.upper <= upper }

    /// The smallest range that covers both.
    public func union(_ other: ByteRange) -> ByteRange {
        ByteRange(Int(Swift.min(lower, other.lower)), Int(Swift.max(upper, other.upper)))
    }

    /// Earlier ranges first; of two that start together the shorter one.
    public static func < (a: ByteRange, b: ByteRange) -> Bool {
        (a.lower, a.upper) < (b.lower, b.upper)
    }
}
