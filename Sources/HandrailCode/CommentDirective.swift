public import HandrailSource

/// A comment `// handrail:ignore RULE — reason` and what it covers.
public struct CommentDirective: Sendable {
    /// What follows `handrail:`, without surrounding blanks.
    public let text: String
    /// The bytes of the comment.
    public let range: ByteRange
    /// What it covers.
    public let coverage: Coverage

    /// What a comment covers.
    public enum Coverage: Sendable, Equatable {
        /// Everything within these bytes: the element, statement or declaration that begins right after the comment.
        case below(ByteRange)
        /// Everything that begins within these bytes: the line that the comment ends.
        case line(ByteRange)
    }

    /// A directive.
    public init(text: String, range: ByteRange, coverage: Coverage) {
        self.text = text
        self.range = range
        self.coverage = coverage
    }

    /// Whether it covers what stands at some bytes.
    public func covers(_ other: ByteRange) -> Bool {
        switch coverage {
        case .below(let range): range.contains(other)
        case .line(let range): range.lower <= other.lower && other.lower < range.upper
        }
    }
}
