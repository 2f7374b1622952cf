/// The words of Swift that do something to the nesting of the parser, found by their letters.
struct SourceWords {
    /// All of them; made once.
    static let all = SourceWords()

    private struct Entry {
        let first: UInt64
        let last: UInt64
        let count: Int
        let word: SourceWord
    }

    /// By hash; the number of letters is 0 where there is no word.
    private let entries: [Entry]

    private init() {
        let none = Entry(first: 0, last: 0, count: 0, word: .other)
        var entries = [Entry](repeating: none, count: Self.size)
        for (word, name) in Self.words {
            name.withUTF8Buffer { name in
                let (first, last) = Self.ends(of: name.indices, in: name)
                var slot = Self.slot(first, last)
                while entries[slot].count > 0 { slot = (slot + 1) % Self.size }
                entries[slot] = Entry(first: first, last: last, count: name.count, word: word)
            }
        }
        self.entries = entries
    }

    /// The word that stands at a range of bytes.
    func word(at range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>) -> SourceWord {
        if bytes[range.lowerBound] == UInt8(ascii: "@") { return .attribute }
        guard range.count <= Self.longest else { return .other }
        let (first, last) = Self.ends(of: range, in: bytes)
        var slot = Self.slot(first, last)
        while entries[slot].count > 0 {
            let entry = entries[slot]
            if entry.first == first, entry.last == last, entry.count == range.count { return entry.word }
            slot = (slot + 1) % Self.size
        }
        return .other
    }

    /// The first and the last eight letters, which are all of them for words of up to sixteen; both times the same ones
    /// where there are fewer.
    private static func ends(
        of range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>
    ) -> (first: UInt64, last: UInt64) {
        let raw = UnsafeRawBufferPointer(bytes)
        if range.count >= 8 {
            return (
                raw.loadUnaligned(fromByteOffset: range.lowerBound, as: UInt64.self),
                raw.loadUnaligned(fromByteOffset: range.upperBound - 8, as: UInt64.self)
            )
        }
        var letters: UInt64 = 0
        for position in range { letters = letters << 8 | UInt64(raw[position]) }
        return (letters, letters)
    }

    /// Multiplied with two to the 64th divided by the golden ratio, of which the upper bits are the most mixed.
    private static func slot(_ first: UInt64, _ last: UInt64) -> Int {
        Int(truncatingIfNeeded: ((first ^ last << 1) &* 0x9E37_79B9_7F4A_7C15) >> 56)
    }

    /// As many slots as eight bits tell apart.
    private static var size: Int { 256 }
    /// Letters of the longest of them.
    private static var longest: Int { 11 }

    private static let words: [(word: SourceWord, name: StaticString)] = [
        (.prefix, "try"), (.prefix, "await"), (.prefix, "copy"), (.prefix, "consume"), (.prefix, "unsafe"),
        (.prefix, "borrow"), (.prefix, "_move"),
        (.typePrefix, "repeat"), (.typePrefix, "each"), (.typePrefix, "some"), (.typePrefix, "any"),
        (.typePrefix, "inout"), (.typePrefix, "sending"), (.typePrefix, "isolated"), (.typePrefix, "borrowing"),
        (.typePrefix, "consuming"), (.typePrefix, "__owned"), (.typePrefix, "__shared"), (.typePrefix, "_const"),
        (.attribute, "nonisolated"), (.attribute, "dependsOn"), (.binding, "let"), (.binding, "var"),
        (.condition, "switch"), (.condition, "while"), (.condition, "guard"), (.condition, "for"), (.if, "if"),
        (.endif, "endif"), (.continuation, "else"), (.continuation, "as"), (.continuation, "is"),
        (.continuation, "in"), (.continuation, "where"), (.continuation, "catch"), (.effect, "async"),
        (.effect, "throws"), (.effect, "rethrows"), (.effect, "reasync"), (.beginning, "case"),
        (.beginning, "default"), (.beginning, "func"), (.beginning, "import"), (.type, "class"),
        (.type, "struct"), (.type, "enum"), (.type, "extension"), (.type, "protocol"), (.type, "actor"),
        (.beginning, "typealias"), (.beginning, "init"), (.beginning, "return"), (.beginning, "break"),
    ]
}
