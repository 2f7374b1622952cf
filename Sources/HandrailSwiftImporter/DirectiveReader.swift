import HandrailCode
import HandrailSource
import SwiftSyntax

/// Finds the comments that speak to Handrail, and what each of them covers.
enum DirectiveReader {
    private static let marker = CaselessSearch(CommentDirective.marker)

    /// The directives of a file. Most files hold none, so the bytes are searched before the tree is asked.
    static func directives(in bytes: UnsafeBufferPointer<UInt8>, tree: SourceFileSyntax) -> [CommentDirective] {
        var result: [CommentDirective] = []
        var offset = 0
        while let found = marker.next(in: bytes, from: offset) {
            offset = found + marker.length
            if let directive = directive(at: found, in: bytes, tree: tree) { result.append(directive) }
        }
        return result
    }

    private static func directive(
        at offset: Int, in bytes: UnsafeBufferPointer<UInt8>, tree: SourceFileSyntax
    ) -> CommentDirective? {
        guard let token = tree.token(at: AbsolutePosition(utf8Offset: offset)) else { return nil }
        var start = token.position.utf8Offset
        for (trivia, isLeading) in [(token.leadingTrivia, true), (token.trailingTrivia, false)] {
            if !isLeading { start = token.endPositionBeforeTrailingTrivia.utf8Offset }
            for piece in trivia {
                let length = piece.sourceLength.utf8Length
                if start <= offset, offset < start + length {
                    guard let text = comment(in: piece, from: offset - start) else { return nil }
                    let range = ByteRange(start, start + length)
                    return CommentDirective(
                        text: text, range: range,
                        coverage: isLeading ? .below(covered(by: token)) : .line(line(around: offset, in: bytes)))
                }
                start += length
            }
        }
        return nil
    }

    /// What a comment says to Handrail from an offset in it; `nil` for what is no comment.
    private static func comment(in piece: TriviaPiece, from offset: Int) -> String? {
        let text: String
        switch piece {
        case .lineComment(let comment), .docLineComment(let comment): text = comment
        case .blockComment(let comment), .docBlockComment(let comment): text = String(comment.dropLast(2))
        default: return nil
        }
        return CommentDirective.words(of: text, from: offset)
    }

    /// The bytes of a line.
    private static func line(around offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> ByteRange {
        let isBreak = { (byte: UInt8) in byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
        let start = bytes[..<offset].lastIndex(where: isBreak).map { $0 + 1 } ?? 0
        return ByteRange(start, bytes[offset...].firstIndex(where: isBreak) ?? bytes.count)
    }

    /// The largest node that begins with `token`: the statement, declaration or argument below the comment.
    private static func covered(by token: TokenSyntax) -> ByteRange {
        let start = token.positionAfterSkippingLeadingTrivia
        var best = Syntax(token)
        var node = Syntax(token)
        // A comment between the modifiers of a chain covers the one modifier that follows it.
        if token.tokenKind == .period, let call = token.parent?.parent {
            return ByteRange(start.utf8Offset, call.bytes.upper.int)
        }
        while let parent = node.parent, parent.positionAfterSkippingLeadingTrivia == start,
            !parent.is(CodeBlockItemListSyntax.self), !parent.is(MemberBlockItemListSyntax.self),
            !parent.is(LabeledExprListSyntax.self), !parent.is(SourceFileSyntax.self)
        {
            best = parent
            node = parent
        }
        return best.bytes
    }
}

extension SyntaxProtocol {
    /// The node's bytes without the blanks and comments around it.
    fileprivate var bytes: ByteRange {
        ByteRange(positionAfterSkippingLeadingTrivia.utf8Offset, endPositionBeforeTrailingTrivia.utf8Offset)
    }
}

extension UInt32 {
    fileprivate var int: Int { Int(self) }
}
