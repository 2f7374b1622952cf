import HandrailCode
import HandrailSource
@_spi(RawSyntax) import SwiftSyntax

/// Puts the tokens that the parser found into the index of a file.
enum TokenIndexing {
    /// The children of a node that were not passed yet.
    private struct Level {
        var next: UnsafePointer<RawSyntax?>
        let end: UnsafePointer<RawSyntax?>

        /// The children of a node; `nil` for a node without any.
        init?(_ node: RawSyntax) {
            // The memory belongs to the tree, which outlives the walk.
            guard let children = node.layoutView?.children.withContiguousStorageIfAvailable({ $0 }),
                let first = children.baseAddress
            else { return nil }
            next = first
            end = first + children.count
        }
    }

    /// The index of a file, of which the bytes are given.
    static func index(of tree: SourceFileSyntax, _ source: UnsafeBufferPointer<UInt8>) -> CodeIndex {
        var builder = CodeIndexBuilder(source)
        var offset = 0
        // A chain of thousands of members is as deep as it is long: the stack is no place for it.
        var open: [Level] = []
        guard var level = Level(tree.raw) else { return builder.index() }
        while true {
            guard level.next < level.end else {
                guard let outer = open.popLast() else { break }
                level = outer
                continue
            }
            let child = level.next.pointee
            level.next += 1
            guard let child else { continue }
            if let token = child.tokenView {
                let length = child.byteLength
                // What the parser only supposed takes no bytes.
                if length > 0 { take(token, at: offset, length, of: source, into: &builder) }
                offset += length
            } else if let inner = Level(child) {
                open.append(level)
                level = inner
            }
        }
        return builder.index()
    }

    /// Takes in the token that begins, with the blanks and comments before it, at an offset.
    private static func take(
        _ token: RawSyntaxTokenView, at offset: Int, _ length: Int, of source: UnsafeBufferPointer<UInt8>,
        into builder: inout CodeIndexBuilder
    ) {
        let range = { offset + token.leadingTriviaByteLength..<offset + length - token.trailingTriviaByteLength }
        switch token.rawKind {
        case .identifier, .keyword, .dollarIdentifier, .poundAvailable, .poundUnavailable: builder.add(wordAt: range())
        case .stringSegment: builder.add(textAt: range())
        case .endOfFile, .stringQuote, .multilineStringQuote, .rawStringPoundDelimiter: break
        case .binaryOperator:
            let range = range()
            builder.add(assigns(source[range]) ? .compoundAssignment : .other, at: range.lowerBound)
        case let kind: builder.add(mark(of: kind), at: offset + token.leadingTriviaByteLength)
        }
    }

    private static func mark(of kind: RawTokenKind) -> CodeToken {
        switch kind {
        case .period: .dot
        case .comma: .comma
        case .colon: .colon
        case .leftParen: .openParenthesis
        case .rightParen: .closeParenthesis
        case .leftSquare: .openBracket
        case .rightSquare: .closeBracket
        case .leftBrace: .openBrace
        case .rightBrace: .closeBrace
        case .leftAngle: .openAngle
        case .rightAngle: .closeAngle
        case .postfixQuestionMark: .question
        case .exclamationMark: .exclamation
        case .prefixAmpersand: .ampersand
        case .backslash: .backslash
        case .atSign: .at
        case .equal: .assignment
        default: .other
        }
    }

    /// Whether an operator changes what stands to the left of it: `+=`, but not `<=`.
    private static func assigns(_ letters: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard letters.count > 1, letters.last == UInt8(ascii: "="), let first = letters.first else { return false }
        return arithmetic.contains(first) && letters.dropFirst().first == UInt8(ascii: "=")
    }

    private static let arithmetic = Array("+-*/%&|^".utf8)
}
