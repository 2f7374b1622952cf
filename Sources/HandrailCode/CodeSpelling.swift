public import HandrailSource

/// How the code of one file is written: for messages, digests and whatever else shows code to people.
///
/// What the code says is never asked of it, but of what the file was lowered to and of its index.
public struct CodeSpelling: Sendable {
    private let source: SourceText

    /// The spelling of a file.
    public init(_ source: SourceText) { self.source = source }

    /// What is written in a range of the file.
    public func spelling(of range: ByteRange) -> String { source.text(in: range) }

    /// Where a declaration begins: its first line, as far as its body.
    public func heading(of declaration: ByteRange) -> ByteRange {
        let start = Int(declaration.lower)
        let end = min(Int(declaration.upper), start + Self.longestHeading)
        let text = source.text(in: ByteRange(start, end))
        let heading = text.utf8.prefix { $0 != UInt8(ascii: "{") && $0 != 0x0A }
        var length = heading.count
        while length > 1, let last = heading.dropLast(heading.count - length).last, last <= 0x20 { length -= 1 }
        return ByteRange(start, start + max(length, 1))
    }

    private static let longestHeading = 160
}
