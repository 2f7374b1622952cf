import HandrailCode
import HandrailSource
@_spi(RawSyntax) import SwiftSyntax

/// Puts the tokens that the parser found into the index of a file.
enum TokenIndexing {
    /// The children of a node, with how many of them were passed.
    private struct Level {
        let children: UnsafeBufferPointer<RawSyntax?>
        var next = 0
    }

    /// The index of a file, of which the bytes are given.
    static func index(of tree: SourceFileSyntax, _ source: UnsafeBufferPointer<UInt8>) -> CodeIndex {
        var builder = CodeIndexBuilder(source)
        var offset = 0
        // A chain of thousands of members is as deep as it is long: the stack is no place for it.
        var open: [Level] = []
        var level = Level(children: SourceNode(raw: tree.raw, start: 0).parts.children)
        while true {
            guard level.next < level.children.count else {
                guard let outer = open.popLast() else { break }
                level = outer
                continue
            }
            let child = level.children[level.next]
            level.next += 1
            // What the parser only supposed takes no bytes.
            guard let child, child.byteLength > 0 else { continue }
            if let token = child.tokenView {
                let start = offset + token.leadingTriviaByteLength
                offset += child.byteLength
                take(token, start..<offset - token.trailingTriviaByteLength, of: source, into: &builder)
            } else {
                open.append(level)
                level = Level(children: SourceNode(raw: child, start: offset).parts.children)
            }
        }
        return builder.index()
    }

    private static func take(
        _ token: RawSyntaxTokenView, _ range: Range<Int>, of source: UnsafeBufferPointer<UInt8>,
        into builder: inout CodeIndexBuilder
    ) {
        switch token.rawKind {
        case .identifier, .keyword, .dollarIdentifier, .poundAvailable, .poundUnavailable: builder.add(wordAt: range)
        case .stringSegment: builder.add(textAt: range)
        case .endOfFile, .stringQuote, .multilineStringQuote, .rawStringPoundDelimiter: break
        case .binaryOperator:
            builder.add(assigns(source[range]) ? .compoundAssignment : .other, at: range.lowerBound)
        case let kind: builder.add(mark(of: kind), at: range.lowerBound)
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
