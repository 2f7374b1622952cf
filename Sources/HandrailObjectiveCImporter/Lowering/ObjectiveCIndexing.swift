import HandrailCode
import HandrailFrameworks
import HandrailSource

/// Puts the tokens of a file into its index, in the order that Swift would have them: a message is indexed as the call
/// that Swift makes of it, so that what is looked for in the index of Swift is found here.
struct ObjectiveCIndexing {
    private let tokens: [ObjectiveCToken]
    private let source: UnsafeBufferPointer<UInt8>
    private var builder: CodeIndexBuilder
    /// What the first piece of each message is for, by the number of its token.
    private var pieces: [Int: FirstPiece] = [:]
    /// The brackets of messages.
    private var openings: Set<Int> = []
    private var closings: Set<Int> = []

    /// What the first piece of a selector becomes.
    private enum FirstPiece {
        /// A method that is called.
        case method
        /// An initializer: what stands before it is called.
        case initializer
    }

    /// The index of a file.
    static func index(of tokens: [ObjectiveCToken], in bytes: [UInt8]) -> CodeIndex {
        bytes.withUnsafeBufferPointer { source in
            var indexing = ObjectiveCIndexing(tokens, source)
            return indexing.index()
        }
    }

    private init(_ tokens: [ObjectiveCToken], _ source: UnsafeBufferPointer<UInt8>) {
        self.tokens = tokens
        self.source = source
        builder = CodeIndexBuilder(source)
        findMessages()
    }

    private mutating func index() -> CodeIndex {
        for position in tokens.indices { add(position) }
        return builder.index()
    }

    // MARK: Messages

    private mutating func findMessages() {
        let partners = partners
        for position in tokens.indices where tokens[position].is("[") {
            guard !isSubscript(position), let close = partners[position],
                let piece = firstPiece(after: position, partners), piece < close
            else { continue }
            openings.insert(position)
            closings.insert(close)
            pieces[piece] = makes(piece, from: position + 1) ? .initializer : .method
        }
    }

    /// The closing bracket of each opening one.
    private var partners: [Int: Int] {
        var open: [Int] = []
        var found: [Int: Int] = [:]
        for (position, token) in tokens.enumerated() {
            if token.is("[") || token.is("(") { open.append(position) }
            if token.is("]") || token.is(")"), let last = open.popLast() { found[last] = position }
        }
        return found
    }

    /// Whether a bracket follows a value, and asks for a member of it, or holds a list.
    private func isSubscript(_ position: Int) -> Bool {
        guard position > 0 else { return false }
        let before = tokens[position - 1]
        if case .name(let name) = before.kind { return name != "return" && name != "in" && name != "else" }
        return before.is("]") || before.is("@") || before.is(")") && position > 1 && tokens[position - 2].is("]")
    }

    /// The first piece of the selector of a message: the name behind what it is sent to.
    private func firstPiece(after open: Int, _ partners: [Int: Int]) -> Int? {
        var position = open + 1
        guard position < tokens.count else { return nil }
        while position < tokens.count, tokens[position].is("("), let close = partners[position] { position = close + 1 }
        guard position < tokens.count else { return nil }
        if tokens[position].is("[") {
            guard let close = partners[position] else { return nil }
            position = close + 1
        } else if tokens[position].name != nil {
            position += 1
        }
        while position + 1 < tokens.count {
            if tokens[position].is(".") || tokens[position].kind == .compound(.arrow) {
                position += 2
            } else if tokens[position].is("["), let close = partners[position] {
                position = close + 1
            } else {
                break
            }
        }
        return position < tokens.count && position > open + 1 && tokens[position].name != nil ? position : nil
    }

    /// Whether the piece makes an object of the class before it.
    private func makes(_ piece: Int, from receiver: Int) -> Bool {
        guard let name = tokens[piece].name else { return false }
        if name == "alloc" || name == "new" { return true }
        guard receiver + 1 == piece, let type = tokens[receiver].name, SystemClasses.isWritten(inObjectiveC: type),
            takesArgument(piece)
        else { return false }
        let row = ObjectiveCMessage.named([name], takesArguments: true)
        return row.form == .initializer || ObjectiveCMessage.made(by: [name], of: type) != nil
    }

    private func takesArgument(_ position: Int) -> Bool {
        position + 1 < tokens.count && tokens[position + 1].is(":")
    }

    // MARK: Tokens

    private mutating func add(_ position: Int) {
        let token = tokens[position]
        let start = Int(token.range.lower)
        if openings.contains(position) { return }
        if closings.contains(position) { return builder.add(.closeParenthesis, at: start) }
        if let piece = pieces[position] { return add(piece, at: position) }
        switch token.kind {
        case .name: addWord(at: position)
        case .string: builder.add(textAt: text(token))
        case .sign(let sign): builder.add(Self.mark(of: sign), at: start)
        case .compound(.adds), .compound(.subtracts), .compound(.addsBits), .compound(.keepsBits):
            builder.add(.compoundAssignment, at: start)
        case .compound(.arrow): builder.add(.dot, at: start)
        case .directive, .number, .compound: builder.add(.other, at: start)
        }
    }

    private mutating func add(_ piece: FirstPiece, at position: Int) {
        let start = Int(tokens[position].range.lower)
        switch piece {
        case .initializer: builder.add(.openParenthesis, at: start)
        case .method:
            builder.add(.dot, at: start)
            addWord(at: position)
            builder.add(.openParenthesis, at: Int(tokens[position].range.upper))
        }
    }

    /// A word: of the first piece of a selector what Swift calls the method, `animate` of `animateWithDuration:`; of an
    /// instance variable the name without its underscore.
    private mutating func addWord(at position: Int) {
        guard let name = tokens[position].name else { return }
        let start = Int(tokens[position].range.lower)
        let length = takesArgument(position) ? baseLength(of: name) : name.utf8.count
        let first = name.hasPrefix("_") && length > 1 ? start + 1 : start
        builder.add(wordAt: first..<start + length)
    }

    private func baseLength(of piece: String) -> Int {
        let base = ObjectiveCMessage.named([piece], takesArguments: true).name
        return piece.hasPrefix(base) && !base.isEmpty ? base.utf8.count : piece.utf8.count
    }

    /// The bytes between the quotes of a literal.
    private func text(_ token: ObjectiveCToken) -> Range<Int> {
        var (lower, upper) = (Int(token.range.lower), Int(token.range.upper))
        while lower < upper, source[lower] != UInt8(ascii: "\"") { lower += 1 }
        lower = min(lower + 1, upper)
        if upper > lower, source[upper - 1] == UInt8(ascii: "\"") { upper -= 1 }
        return lower..<upper
    }

    private static func mark(of sign: UInt8) -> CodeToken {
        switch sign {
        case UInt8(ascii: "."): .dot
        case UInt8(ascii: ","): .comma
        case UInt8(ascii: ":"): .colon
        case UInt8(ascii: "("): .openParenthesis
        case UInt8(ascii: ")"): .closeParenthesis
        case UInt8(ascii: "["): .openBracket
        case UInt8(ascii: "]"): .closeBracket
        case UInt8(ascii: "{"): .openBrace
        case UInt8(ascii: "}"): .closeBrace
        case UInt8(ascii: "&"): .ampersand
        case UInt8(ascii: "="): .assignment
        default: .other
        }
    }
}
