/// A piece of a text: the pieces of a text make it up without gaps.
package struct FuzzToken: Sendable, Hashable {
    /// What it is.
    package let kind: Kind
    /// Where it lies.
    package let range: Range<Int>

    /// What a piece of text is.
    package enum Kind: Sendable {
        /// Spaces and line ends.
        case space
        /// A comment.
        case comment
        /// A word of letters, digits and underscores that begins with no digit.
        case word
        /// A number, without its sign.
        case number
        /// A string literal as a whole, with what is interpolated.
        case string
        /// One character of punctuation, or one byte beyond ASCII.
        case punctuation
    }
}

/// Cuts texts of any language into pieces, well enough to change them; Swift as a compiler would, apart from regexes.
package struct FuzzLexer {
    private let bytes: [UInt8]
    private let language: FuzzLanguage
    private var position = 0

    private init(_ bytes: [UInt8], _ language: FuzzLanguage) {
        self.bytes = bytes
        self.language = language
    }

    /// The pieces of a text.
    package static func tokens(of bytes: [UInt8], in language: FuzzLanguage) -> [FuzzToken] {
        var lexer = FuzzLexer(bytes, language)
        var tokens: [FuzzToken] = []
        while lexer.position < bytes.count {
            let start = lexer.position
            let kind = lexer.take()
            tokens.append(FuzzToken(kind: kind, range: start..<lexer.position))
        }
        return tokens
    }

    private mutating func take() -> FuzzToken.Kind {
        let byte = bytes[position]
        if Self.isSpace(byte) {
            skip(while: Self.isSpace)
            return .space
        }
        if hasComments, starts("//") {
            skip { $0 != UInt8(ascii: "\n") }
            return .comment
        }
        if hasComments, starts("/*") {
            skipComment()
            return .comment
        }
        if language == .xml, starts("<!--") {
            while position < bytes.count, !starts("-->") { position += 1 }
            position = min(position + 3, bytes.count)
            return .comment
        }
        if let hashes = hashesOfString() {
            skipString(hashes: hashes)
            return .string
        }
        if Self.isDigit(byte) {
            skipNumber()
            return .number
        }
        if Self.isWord(byte) {
            skip(while: Self.isWord)
            return .word
        }
        position += 1
        return .punctuation
    }

    private var hasComments: Bool { language == .swift || language == .objectiveC || language == .oldStyle }

    private func starts(_ text: StaticString, at start: Int? = nil) -> Bool {
        let start = start ?? position
        guard start + text.utf8CodeUnitCount <= bytes.count else { return false }
        return text.withUTF8Buffer { bytes[start..<start + $0.count].elementsEqual($0) }
    }

    private mutating func skip(while holds: (UInt8) -> Bool) {
        while position < bytes.count, holds(bytes[position]) { position += 1 }
    }

    private mutating func skipComment() {
        var depth = 0
        repeat {
            if starts("/*"), depth == 0 || language == .swift {
                depth += 1
                position += 2
            } else if starts("*/") {
                depth -= 1
                position += 2
            } else {
                position += 1
            }
        } while depth > 0 && position < bytes.count
    }

    private mutating func skipNumber() {
        skip(while: Self.isWord)
        if position + 1 < bytes.count, bytes[position] == UInt8(ascii: "."), Self.isDigit(bytes[position + 1]) {
            position += 1
            skip(while: Self.isWord)
        }
    }

    /// How many number signs stand before the quote of a string literal that begins here.
    private func hashesOfString() -> Int? {
        var hashes = 0
        if language == .swift {
            while position + hashes < bytes.count, bytes[position + hashes] == UInt8(ascii: "#") { hashes += 1 }
        }
        return position + hashes < bytes.count && bytes[position + hashes] == UInt8(ascii: "\"") ? hashes : nil
    }

    private mutating func skipString(hashes: Int) {
        position += hashes
        let isLong = language == .swift && starts("\"\"\"")
        position += isLong ? 3 : 1
        while position < bytes.count {
            if isLong ? starts("\"\"\"") : starts("\""), endsHashes(hashes, at: position + (isLong ? 3 : 1)) {
                position += (isLong ? 3 : 1) + hashes
                return
            }
            if bytes[position] == UInt8(ascii: "\\"), endsHashes(hashes, at: position + 1) {
                position += 1 + hashes
                if language == .swift, position < bytes.count, bytes[position] == UInt8(ascii: "(") {
                    skipInterpolation()
                } else {
                    position += 1
                }
            } else if !isLong, language == .swift || language == .objectiveC, bytes[position] == UInt8(ascii: "\n") {
                return
            } else {
                position += 1
            }
        }
        position = min(position, bytes.count)
    }

    private func endsHashes(_ count: Int, at start: Int) -> Bool {
        start + count <= bytes.count && bytes[start..<start + count].allSatisfy { $0 == UInt8(ascii: "#") }
    }

    private mutating func skipInterpolation() {
        var depth = 0
        while position < bytes.count {
            let start = position
            guard take() == .punctuation else { continue }
            if bytes[start] == UInt8(ascii: "(") { depth += 1 }
            if bytes[start] == UInt8(ascii: ")") { depth -= 1 }
            if depth == 0 { return }
        }
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    private static func isWord(_ byte: UInt8) -> Bool {
        isDigit(byte) || byte == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}
