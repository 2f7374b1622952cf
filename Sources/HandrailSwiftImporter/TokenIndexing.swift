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
            guard let children = SourceParts.children(of: node), let first = children.baseAddress else { return nil }
            // Every second part is for what the parser did not expect, and is empty.
            var last = first + children.count
            while last > first, (last - 1).pointee == nil { last -= 1 }
            next = first
            end = last
        }
    }

    /// The index of a file, of which the bytes are given.
    static func index(of tree: SourceFileSyntax, _ source: UnsafeBufferPointer<UInt8>) -> CodeIndex {
        var builder = CodeIndexBuilder(source)
        var bytes: ParsedBytes?
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
            if let inner = Level(child) {
                // To the last part of a node nobody comes back.
                if level.next < level.end { open.append(level) }
                level = inner
            } else if let token = child.tokenView {
                if bytes == nil { bytes = ParsedBytes(first: token, in: child, count: source.count) }
                // What the parser only supposed stands nowhere.
                guard let range = bytes?.range(of: token.rawText) else { continue }
                take(token.rawKind, at: range, of: source, into: &builder)
            }
        }
        return builder.index()
    }

    /// The copy of the file's bytes that the parser made, in which the text of each of its tokens lies.
    ///
    /// Where a text begins in memory says where it stands in the file: what comes before need not be added up.
    private struct ParsedBytes {
        private let first: UnsafePointer<UInt8>
        private let count: Int

        /// The copy of a file of so many bytes, from its first token; `nil` where the file does not have that token.
        init?(first token: RawSyntaxTokenView, in node: RawSyntax, count: Int) {
            guard node.byteLength > 0, let text = token.rawText.baseAddress else { return nil }
            first = text - token.leadingTriviaByteLength
            self.count = count
        }

        func range(of text: SyntaxText) -> Range<Int>? {
            guard !text.isEmpty, let start = text.baseAddress.map({ $0 - first }), start >= 0,
                start + text.count <= count
            else { return nil }
            return start..<start + text.count
        }
    }

    /// Takes in the token that stands at a range of bytes.
    private static func take(
        _ kind: RawTokenKind, at range: Range<Int>, of source: UnsafeBufferPointer<UInt8>,
        into builder: inout CodeIndexBuilder
    ) {
        switch kind {
        case .identifier, .keyword, .dollarIdentifier, .poundAvailable, .poundUnavailable: builder.add(wordAt: range)
        case .stringSegment: builder.add(textAt: range)
        case .endOfFile, .stringQuote, .multilineStringQuote, .rawStringPoundDelimiter: break
        case .binaryOperator: builder.add(assigns(source[range]) ? .compoundAssignment : .other, at: range.lowerBound)
        default: builder.add(mark(of: kind), at: range.lowerBound)
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
        guard letters.count > 1, letters.last == UInt8(ascii: "="), let first = letters.first,
            letters.dropFirst().first == UInt8(ascii: "=")
        else { return false }
        return switch first {
        case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"),
            UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"):
            true
        default: false
        }
    }
}
