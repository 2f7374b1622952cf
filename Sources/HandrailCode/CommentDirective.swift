public import HandrailSource

/// A comment `// handrail:ignore RULE — reason` and what it covers.
public struct CommentDirective: Sendable {
    /// What follows `handrail:`, without surrounding blanks.
    public let text: String
    /// The bytes of the comment.
    public let range: ByteRange
    /// The bytes it covers: the element, statement or declaration that begins right after it.
    public let covers: ByteRange

    /// A directive.
    public init(text: String, range: ByteRange, covers: ByteRange) {
        self.text = text
        self.range = range
        self.covers = covers
    }
}
