import HandrailSource
@_spi(RawSyntax) import SwiftSyntax

/// A node of the parser's tree with the offset of its first byte.
///
/// The typed nodes of SwiftSyntax make objects for a node and all its children, which took two thirds of the time of
/// lowering. The raw tree that they are a face of lies in memory as the parser left it; where a part of a node stands
/// there is said by `Part`.
struct SourceNode {
    /// The node.
    let raw: RawSyntax
    /// Offset of its first byte, blanks and comments before it included.
    let start: Int
    /// The first byte of the file; `nil` for a file without any.
    let source: UnsafePointer<UInt8>?

    /// What it is.
    var kind: SyntaxKind { raw.kind }

    /// Its bytes without the blanks and comments around it.
    var bytes: ByteRange {
        let length = raw.byteLength
        guard length > 0 else { return ByteRange(start, start) }
        // Most questions are about tokens, which need not be looked for.
        guard let token = raw.tokenView else {
            let isPlain = source.map { Self.beginsToken($0[start]) } ?? false
            let before = isPlain ? 0 : raw.leadingTriviaByteLength
            return ByteRange(start + before, start + length - Self.trailingTrivia(of: raw))
        }
        return ByteRange(start + token.leadingTriviaByteLength, start + length - token.trailingTriviaByteLength)
    }

    /// Whether neither a blank nor a comment begins with a byte, but a name, a number, a string or a bracket.
    /// There is a bit for each such byte below 64, and for each below 128.
    @inline(__always)
    private static func beginsToken(_ byte: UInt8) -> Bool {
        let low: UInt64 = 0x03FF_4114_0000_0000
        let high: UInt64 = 0x0FFF_FFFF_8FFF_FFFF
        return byte < 0x80 && (byte < 64 ? low : high) >> UInt64(byte & 63) & 1 != 0
    }

    /// The length of the blanks and comments behind the last token of a node that is not empty.
    private static func trailingTrivia(of node: RawSyntax) -> Int {
        var last = node
        while let children = SourceParts.children(of: last) {
            // What is empty the parser only supposed.
            guard let inner = children.last(where: { ($0?.byteLength ?? 0) > 0 }) ?? nil else { return 0 }
            last = inner
        }
        return last.tokenView?.trailingTriviaByteLength ?? 0
    }

    /// All its bytes.
    var allBytes: ByteRange { ByteRange(start, start + raw.byteLength) }

    /// What it consists of; nothing for a token.
    var parts: SourceParts {
        SourceParts.children(of: raw).map { SourceParts(children: $0, start: start, source: source) } ?? .none
    }

    /// One part of it, where it has that.
    subscript(part: Int) -> SourceNode? { parts[part] }
}

extension Optional where Wrapped == SourceNode {
    /// What a node consists of; nothing where there is none.
    var parts: SourceParts { self?.parts ?? .none }
}
