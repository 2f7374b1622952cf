import HandrailCode
import HandrailSource

/// Finds the comments of Objective-C that speak to Handrail, and what each of them covers.
struct ObjectiveCDirectives {
    private let tokens: [ObjectiveCToken]
    private let bytes: [UInt8]

    /// The comments of a file with these tokens.
    init(_ tokens: [ObjectiveCToken], _ bytes: [UInt8]) {
        self.tokens = tokens
        self.bytes = bytes
    }

    /// The directives among some comments.
    func directives(in comments: [Range<Int>]) -> [CommentDirective] {
        comments.compactMap { comment in
            let written = bytes[comment]
            guard let offset = Self.marker(in: written), let words = words(of: comment, from: offset) else {
                return nil
            }
            return CommentDirective(
                text: words, range: ByteRange(comment.lowerBound, comment.upperBound), coverage: coverage(of: comment))
        }
    }

    private func words(of comment: Range<Int>, from offset: Int) -> String? {
        let isBlock = bytes[comment].starts(with: Self.blockStart) && comment.count >= 4
        let text = String(decoding: bytes[comment.lowerBound..<comment.upperBound - (isBlock ? 2 : 0)], as: UTF8.self)
        return CommentDirective.words(of: text, from: offset)
    }

    private static let blockStart = Array("/*".utf8)
    private static let wanted = Array(CommentDirective.marker.utf8)

    /// Where in a comment the marker begins.
    private static func marker(in comment: ArraySlice<UInt8>) -> Int? {
        var rest = comment
        while let start = rest.firstIndex(of: wanted[0]) {
            rest = rest[start...]
            if rest.starts(with: wanted) { return start - comment.startIndex }
            rest = rest.dropFirst()
        }
        return nil
    }

    // MARK: What it covers

    /// The line that a comment ends, or the statement, the property, the method or the class below it.
    private func coverage(of comment: Range<Int>) -> CommentDirective.Coverage {
        let next = firstToken(from: comment.upperBound)
        if next > 0, isOnOneLine(Int(tokens[next - 1].range.upper), comment.lowerBound) {
            return .line(line(around: comment.lowerBound))
        }
        guard next < tokens.count else { return .line(line(around: comment.lowerBound)) }
        return .below(tokens[next].range.union(tokens[last(of: next)].range))
    }

    /// The position of the first token that begins at some byte or behind it.
    private func firstToken(from offset: Int) -> Int {
        var (low, high) = (0, tokens.count)
        while low < high {
            let middle = (low + high) / 2
            if Int(tokens[middle].range.lower) < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func isOnOneLine(_ first: Int, _ second: Int) -> Bool {
        first <= second && !bytes[first..<second].contains(where: Self.isBreak)
    }

    private static func isBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

    private func line(around offset: Int) -> ByteRange {
        let start = bytes[..<offset].lastIndex(where: Self.isBreak).map { $0 + 1 } ?? 0
        return ByteRange(start, bytes[offset...].firstIndex(where: Self.isBreak) ?? bytes.count)
    }

    /// The position of the last token of what begins at one: a class ends with its `@end`, all else with the first
    /// semicolon or closing brace that lies in no brackets.
    private func last(of start: Int) -> Int {
        let isClass = Self.classes.contains { tokens[start].kind == .directive($0) }
        var depth = 0
        for position in start..<tokens.count {
            let token = tokens[position]
            if isClass {
                if token.kind == .directive("end") { return position }
            } else if Self.opening.contains(where: token.is) {
                depth += 1
            } else if Self.closing.contains(where: token.is) {
                depth -= 1
                if depth < 0 { return max(start, position - 1) }
                if depth == 0, token.is("}"), !continues(after: position) { return position }
            } else if depth == 0, token.is(";") {
                return position
            }
        }
        return tokens.count - 1
    }

    /// Whether more of a statement follows a closing brace: the other case, or the rest of an expression.
    private func continues(after position: Int) -> Bool {
        guard position + 1 < tokens.count else { return false }
        let next = tokens[position + 1]
        return next.name == "else" || next.name == "while" || Self.rest.contains(where: next.is)
    }

    private static let classes = ["interface", "implementation", "protocol"]
    private static let opening: [Unicode.Scalar] = ["(", "[", "{"]
    private static let closing: [Unicode.Scalar] = [")", "]", "}"]
    private static let rest: [Unicode.Scalar] = [";", ",", ")", "]", ".", "("]
}
