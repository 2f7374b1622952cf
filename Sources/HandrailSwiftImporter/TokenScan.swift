import HandrailSource

/// Goes through the tokens of a file, as far as its nesting has to know them: brackets, words and signs.
///
/// It reads comments and strings as the parser's own lexer does, so that what stands in them counts for nothing and
/// hides nothing. Where a line may hold a regular expression, that cannot be told for sure: there everything counts as
/// code up to the end of the line, and what seems closed stays open.
struct TokenScan {
    /// A token.
    struct Token {
        /// What it is.
        enum Kind: Equatable {
            case open(Bracket)
            case close(Bracket)
            case word(SourceWord)
            case comma
            /// An operator or a mark such as a colon, by its first two bytes and its length.
            case sign(UInt8, UInt8, count: Int)
            /// A number.
            case number
            /// A string, or what follows an interpolation in one.
            case text
            /// The end of a line in the midst of interpolations: the strings in one line have ended with it.
            case brokenText
            /// The end of the file.
            case end
            /// A byte that no text has.
            case noText
        }

        let kind: Kind
        /// Offset of its first byte.
        let start: Int
        /// Whether nothing but blanks and comments stands before it in its line.
        let beginsLine: Bool
        /// Whether something that closes here may be no code at all.
        let isAmbiguous: Bool
    }

    /// The pairs that nest.
    enum Bracket: Equatable {
        case round, square, curly
        /// An expression in a string.
        case interpolation(isMultiline: Bool)
        /// `#if` with its `#endif`.
        case compilation
    }

    /// How a string is written.
    private struct Quote {
        let pounds: Int
        let isMultiline: Bool
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private let words = SourceWords.all
    private var position = 0
    private var beginsLine = true
    private var isAmbiguous = false
    /// The strings whose interpolations are open.
    private var strings: [Quote] = []
    /// The string that an interpolation begins in or goes on in, to be read next.
    private var pending: Pending?

    private enum Pending {
        case interpolation(Quote)
        case string(Quote)
    }

    /// A scan of these bytes.
    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// The next token.
    ///
    /// - Parameter closesInterpolation: whether a round bracket that closes now would end an interpolation.
    mutating func next(isInterpolation closesInterpolation: Bool) -> Token {
        switch pending {
        case .interpolation(let quote):
            pending = nil
            position += 1
            strings.append(quote)
            return token(.open(.interpolation(isMultiline: quote.isMultiline)), at: position - 1)
        case .string(let quote):
            pending = nil
            return string(quote, from: position)
        case nil: break
        }
        while position < bytes.count {
            let start = position
            let byte = bytes[start]
            position += 1
            switch ByteClass(byte) {
            case .blank: skipBlanks()
            case .lineEnd:
                if endLine() { return token(.brokenText, at: start) }
            case .word: return word(from: start)
            case .digit:
                skipWord()
                return token(.number, at: start)
            case .open(let bracket): return token(.open(bracket), at: start)
            case .close(let bracket):
                guard bracket == .round, closesInterpolation, !isAmbiguous, let quote = strings.popLast() else {
                    return token(.close(bracket), at: start)
                }
                pending = .string(quote)
                return token(.close(.interpolation(isMultiline: quote.isMultiline)), at: start)
            case .comma: return token(.comma, at: start)
            case .quote:
                guard !isAmbiguous else { return token(.text, at: start) }
                return string(Quote(pounds: 0, isMultiline: skipQuotes()), from: start)
            case .slash:
                switch skipComment() {
                case .none: return sign(from: start)
                case .inLine: continue
                case .overLines: if endLine() { return token(.brokenText, at: start) }
                }
            case .pound: if let token = pound(at: start) { return token }
            case .backtick: if let token = backtick(at: start) { return token }
            case .sign: return sign(from: start)
            case .mark: return token(.sign(byte, 0, count: 1), at: start)
            case .null: return token(.noText, at: start)
            }
        }
        return token(.end, at: bytes.count)
    }

    private mutating func token(_ kind: Token.Kind, at start: Int) -> Token {
        defer { if kind != .brokenText { beginsLine = false } }
        return Token(kind: kind, start: start, beginsLine: beginsLine, isAmbiguous: isAmbiguous)
    }

    /// Passes the end of a line; `true` where strings have ended with it, whatever is open in their interpolations.
    private mutating func endLine() -> Bool {
        beginsLine = true
        isAmbiguous = false
        guard strings.contains(where: { !$0.isMultiline }) else { return false }
        strings.removeAll { !$0.isMultiline }
        return true
    }

    // MARK: Words and signs

    /// Lines begin with many.
    private mutating func skipBlanks() {
        let raw = UnsafeRawBufferPointer(bytes)
        while position + 8 <= raw.count,
            raw.loadUnaligned(fromByteOffset: position, as: UInt64.self) == 0x2020_2020_2020_2020
        {
            position += 8
        }
        while position < bytes.count, bytes[position] == UInt8(ascii: " ") { position += 1 }
    }

    private mutating func skipWord() {
        while position < bytes.count, Self.isOfWord(bytes[position]) { position += 1 }
    }

    private mutating func word(from start: Int) -> Token {
        skipWord()
        return token(.word(words.word(at: start..<position, of: bytes)), at: start)
    }

    private mutating func sign(from start: Int) -> Token {
        if !isAmbiguous, bytes[start] == UInt8(ascii: "/"), mayBeRegularExpression(at: start) { isAmbiguous = true }
        while position < bytes.count, ByteClass(bytes[position]).isSign {
            // A comment begins within what looks like an operator.
            if bytes[position] == UInt8(ascii: "/"), !isAmbiguous, let next = peek(1),
                next == UInt8(ascii: "/") || next == UInt8(ascii: "*")
            {
                break
            }
            if bytes[position] == UInt8(ascii: "/"), !isAmbiguous, mayBeRegularExpression(at: position) {
                isAmbiguous = true
            }
            position += 1
        }
        let count = position - start
        return token(.sign(bytes[start], count > 1 ? bytes[start + 1] : 0, count: count), at: start)
    }

    /// Whether the slash at an offset may begin a regular expression: one ends in its line, and begins with no blank.
    private func mayBeRegularExpression(at slash: Int) -> Bool {
        guard slash + 1 < bytes.count else { return false }
        let next = bytes[slash + 1]
        guard next != UInt8(ascii: " "), next != UInt8(ascii: "\t") else { return false }
        var other = slash + 1
        while other < bytes.count, bytes[other] != UInt8(ascii: "\n"), bytes[other] != UInt8(ascii: "\r") {
            if bytes[other] == UInt8(ascii: "/") { return true }
            other += 1
        }
        return false
    }

    /// What a `#` begins; `nil` where it has been passed and nothing is to be told of it.
    private mutating func pound(at start: Int) -> Token? {
        var pounds = 1
        while peek(0) == UInt8(ascii: "#") {
            pounds += 1
            position += 1
        }
        switch peek(0) {
        case UInt8(ascii: "\"") where !isAmbiguous:
            position += 1
            return string(Quote(pounds: pounds, isMultiline: skipQuotes()), from: start)
        case UInt8(ascii: "/"):
            isAmbiguous = true
            return token(.sign(UInt8(ascii: "#"), 0, count: pounds), at: start)
        case .some(let byte) where Self.isOfWord(byte):
            let word = position
            skipWord()
            switch words.word(at: word..<position, of: bytes) {
            case .if: return token(.open(.compilation), at: start)
            case .endif: return token(.close(.compilation), at: start)
            default: return token(.word(.other), at: start)
            }
        default: return token(.sign(UInt8(ascii: "#"), 0, count: pounds), at: start)
        }
    }

    /// A name in backticks. What is no plain name may be anything, up to the end of the line.
    private mutating func backtick(at start: Int) -> Token? {
        skipWord()
        if peek(0) == UInt8(ascii: "`") {
            position += 1
        } else {
            position = start + 1
            isAmbiguous = true
        }
        return token(.word(.other), at: start)
    }

    private func peek(_ ahead: Int) -> UInt8? {
        position + ahead < bytes.count ? bytes[position + ahead] : nil
    }

    // MARK: Comments and strings

    private enum Comment { case none, inLine, overLines }

    /// Passes a comment, of which the first slash was passed.
    private mutating func skipComment() -> Comment {
        guard !isAmbiguous, let next = peek(0) else { return .none }
        if next == UInt8(ascii: "/") {
            position = WordScan.next(of: (0x0A, 0x0D), in: bytes, from: position)
            return .inLine
        }
        guard next == UInt8(ascii: "*") else { return .none }
        position += 1
        var result = Comment.inLine
        var depth = 1
        while depth > 0, position < bytes.count {
            let byte = bytes[position]
            position += 1
            switch (byte, peek(0)) {
            case (UInt8(ascii: "*"), UInt8(ascii: "/")):
                depth -= 1
                position += 1
            case (UInt8(ascii: "/"), UInt8(ascii: "*")):
                depth += 1
                position += 1
            case (0x0A, _), (0x0D, _): result = .overLines
            case (0, _):
                position -= 1
                return result
            default: break
            }
        }
        return result
    }

    /// Passes the other two of three quotes, of which the first was passed; `false` where there is only one.
    private mutating func skipQuotes() -> Bool {
        guard peek(0) == UInt8(ascii: "\""), peek(1) == UInt8(ascii: "\"") else { return false }
        position += 2
        return true
    }

    /// Passes a string up to its end or its next interpolation.
    private mutating func string(_ quote: Quote, from start: Int) -> Token {
        let result = token(.text, at: start)
        while position < bytes.count {
            let byte = bytes[position]
            switch byte {
            case UInt8(ascii: "\""):
                position += 1
                if isEnd(of: quote) { return result }
            case UInt8(ascii: "\\"):
                position += 1
                guard isFollowed(byPounds: quote.pounds) else { continue }
                position += quote.pounds
                if peek(0) == UInt8(ascii: "(") {
                    pending = .interpolation(quote)
                    return result
                }
                // What is escaped ends nothing; the end of a line does.
                if let escaped = peek(0), escaped != 0x0A, escaped != 0x0D { position += 1 }
            case 0x0A, 0x0D:
                guard quote.isMultiline else { return result }
                position += 1
            case 0: return result
            default: position += 1
            }
        }
        return result
    }

    /// Whether a quote that was passed ends a string; passes what belongs to the end.
    private mutating func isEnd(of quote: Quote) -> Bool {
        if quote.isMultiline {
            guard peek(0) == UInt8(ascii: "\""), peek(1) == UInt8(ascii: "\"") else { return false }
            position += 2
            guard isFollowed(byPounds: quote.pounds) else {
                position -= 2
                return false
            }
        } else if !isFollowed(byPounds: quote.pounds) {
            return false
        }
        position += quote.pounds
        return true
    }

    private func isFollowed(byPounds pounds: Int) -> Bool {
        position + pounds <= bytes.count && (0..<pounds).allSatisfy { bytes[position + $0] == UInt8(ascii: "#") }
    }

    // MARK: Bytes

    private enum ByteClass {
        case blank, lineEnd, word, digit, comma, quote, slash, pound, backtick, sign, mark, null
        case open(Bracket)
        case close(Bracket)

        var isSign: Bool {
            switch self {
            case .sign, .slash: true
            default: false
            }
        }

        /// Written out for the compiler to make one table of.
        @inline(__always)
        init(_ byte: UInt8) {
            switch byte {
            case 0: self = .null
            case 0x0A, 0x0D: self = .lineEnd
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
                UInt8(ascii: "$"), UInt8(ascii: "@"), 0x80...:
                self = .word
            case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
            case UInt8(ascii: "("): self = .open(.round)
            case UInt8(ascii: ")"): self = .close(.round)
            case UInt8(ascii: "["): self = .open(.square)
            case UInt8(ascii: "]"): self = .close(.square)
            case UInt8(ascii: "{"): self = .open(.curly)
            case UInt8(ascii: "}"): self = .close(.curly)
            case UInt8(ascii: ","): self = .comma
            case UInt8(ascii: "\""): self = .quote
            case UInt8(ascii: "/"): self = .slash
            case UInt8(ascii: "#"): self = .pound
            case UInt8(ascii: "`"): self = .backtick
            case UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "\\"), UInt8(ascii: "'"): self = .mark
            case 0x21...0x7E: self = .sign
            default: self = .blank
            }
        }
    }

    /// Letters, digits, `_`, `$` and all that is not ASCII: a bit for each byte below 64, and for each below 128.
    @inline(__always)
    private static func isOfWord(_ byte: UInt8) -> Bool {
        let low: UInt64 = 0x03FF_0010_0000_0000
        let high: UInt64 = 0x07FF_FFFE_87FF_FFFE
        return byte >= 0x80 || (byte < 64 ? low : high) >> UInt64(byte & 63) & 1 != 0
    }
}
