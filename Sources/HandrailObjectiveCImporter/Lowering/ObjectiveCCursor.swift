import HandrailSource

/// A place in the tokens of a file that goes forward, never further than an end.
struct ObjectiveCCursor {
    /// All tokens of the file.
    let tokens: [ObjectiveCToken]
    /// Their brackets.
    let brackets: ObjectiveCBrackets
    /// The number of the next token.
    private(set) var position: Int
    /// The number of the first token that is none of its own.
    let end: Int

    /// A cursor over a range of the tokens.
    init(_ tokens: [ObjectiveCToken], _ brackets: ObjectiveCBrackets, _ range: Range<Int>) {
        self.tokens = tokens
        self.brackets = brackets
        position = range.lowerBound
        end = min(range.upperBound, tokens.count)
    }

    /// The next token, or one behind it.
    func peek(_ distance: Int = 0) -> ObjectiveCToken? {
        position + distance < end ? tokens[position + distance] : nil
    }

    /// Whether nothing is left.
    var isAtEnd: Bool { position >= end }

    /// Whether the next token is this sign.
    func isNext(_ sign: Unicode.Scalar) -> Bool { peek()?.is(sign) ?? false }

    /// Whether the next token is this name.
    func isNext(word: String) -> Bool { peek()?.name == word }

    /// Goes past the next token.
    mutating func advance(by count: Int = 1) { position = min(position + count, end) }

    /// Goes past the sign, where it is next.
    mutating func take(_ sign: Unicode.Scalar) -> Bool {
        guard isNext(sign) else { return false }
        position += 1
        return true
    }

    /// Goes past the word, where it is next.
    mutating func take(word: String) -> Bool {
        guard isNext(word: word) else { return false }
        position += 1
        return true
    }

    /// Goes to a token.
    mutating func jump(to position: Int) { self.position = min(max(position, self.position), end) }

    /// Goes back to a token that was met before, where what was tried there failed.
    mutating func back(to position: Int) { self.position = min(position, self.position) }

    /// The number of the token behind the bracket that closes the next one; `end` where none does.
    var behindBracket: Int { min(brackets.behind(position), end) }

    /// A cursor over another range of the same tokens.
    func inside(_ range: Range<Int>) -> ObjectiveCCursor { ObjectiveCCursor(tokens, brackets, range) }

    /// The tokens inside the next bracket, which is passed.
    mutating func bracketed() -> Range<Int> {
        let start = position + 1
        let behind = behindBracket
        position = behind
        let isClosed = behind > start && Self.closing.contains { tokens[behind - 1].is($0) }
        return start..<max(start, isClosed ? behind - 1 : behind)
    }

    /// The bytes from a token to the last one that was passed.
    func range(from start: Int) -> ByteRange {
        guard tokens.indices.contains(start) else { return .zero }
        let last = max(start, min(position, tokens.count) - 1)
        return tokens[start].range.union(tokens[last].range)
    }

    private static let closing: [Unicode.Scalar] = [")", "]", "}"]
}
