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

    /// What it is.
    var kind: SyntaxKind { raw.kind }

    /// Its bytes without the blanks and comments around it.
    var bytes: ByteRange {
        let length = raw.byteLength
        // Most questions are about tokens, which need not be looked for.
        guard let token = raw.tokenView else {
            return ByteRange(start + raw.leadingTriviaByteLength, start + length - raw.trailingTriviaByteLength)
        }
        guard length > 0 else { return ByteRange(start, start) }
        return ByteRange(start + token.leadingTriviaByteLength, start + length - token.trailingTriviaByteLength)
    }

    /// All its bytes.
    var allBytes: ByteRange { ByteRange(start, start + raw.byteLength) }

    /// What it consists of; nothing for a token.
    var parts: SourceParts {
        // The memory belongs to the tree, which outlives every node.
        let children = raw.layoutView?.children.withContiguousStorageIfAvailable { $0 }
        return children.map { SourceParts(children: $0, start: start) } ?? .none
    }

    /// One part of it, where it has that.
    subscript(part: Int) -> SourceNode? { parts[part] }
}

extension Optional where Wrapped == SourceNode {
    /// What a node consists of; nothing where there is none.
    var parts: SourceParts { self?.parts ?? .none }
}
