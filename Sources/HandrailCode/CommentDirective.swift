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

    /// What a comment that speaks to Handrail begins with.
    public static let marker = "handrail:"

    /// What a comment says to Handrail from the marker in it to the end of that line; `nil` where something else stands
    /// before it there, as in a sentence that only speaks of such comments.
    ///
    /// - Parameters:
    ///   - comment: the comment with its signs, but for those that end it.
    ///   - offset: the bytes of the comment before the marker.
    public static func words(of comment: String, from offset: Int) -> String? {
        guard offset <= comment.utf8.count else { return nil }
        let start = comment.utf8.index(comment.utf8.startIndex, offsetBy: offset)
        let before = comment[..<start].reversed().prefix { !$0.isNewline }
        guard before.allSatisfy({ $0 == "/" || $0 == "*" || $0.isWhitespace }) else { return nil }
        let line = comment[start...].prefix { !$0.isNewline }
        guard line.hasPrefix(marker) else { return nil }
        var words = line.dropFirst(marker.count)
        while let first = words.first, first.isWhitespace { words = words.dropFirst() }
        while let last = words.last, last.isWhitespace { words = words.dropLast() }
        return String(words)
    }

    /// Whether it covers what stands at some bytes.
    public func covers(_ other: ByteRange) -> Bool {
        switch coverage {
        case .below(let range): range.contains(other)
        case .line(let range): range.lower <= other.lower && other.lower < range.upper
        }
    }
}
