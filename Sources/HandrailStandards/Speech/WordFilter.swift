/// Tells quickly that a text holds none of some words; it may err in the other direction only.
///
/// Every name of an app is held against every list of words, and nearly none has a word of any: that has to be found out
/// without making strings.
struct WordFilter: Hashable, Sendable {
    /// Which hashes the words have.
    private let isTaken: [Bool]
    /// Whether some of the words are not ASCII: then nothing is known of text that is not either.
    private let hasOtherWords: Bool

    /// A filter for words in lower case.
    init(_ words: some Sequence<String>) {
        var isTaken = [Bool](repeating: false, count: Self.size)
        var hasOtherWords = false
        for word in words {
            if !word.utf8.allSatisfy({ $0 < 0x80 }) { hasOtherWords = true }
            var hash = Self.seed
            for byte in word.utf8 { Self.combine(byte, into: &hash) }
            isTaken[Self.slot(hash)] = true
        }
        self.isTaken = isTaken
        self.hasOtherWords = hasOtherWords
    }

    /// Whether `text` may hold one of the words, or Korean.
    func mayHaveWord(of text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            var hash = Self.seed
            var isInWord = false
            for byte in bytes {
                // A word may end before a letter beyond ASCII: that it goes on there only makes it none of the words.
                if byte >= 0x80, hasOtherWords || Self.mayLead(byte) { return true }
                if WordList.isWordByte(byte) {
                    let isCapital = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
                    Self.combine(isCapital ? byte | 0x20 : byte, into: &hash)
                    isInWord = true
                } else if isInWord {
                    if isTaken[Self.slot(hash)] { return true }
                    hash = Self.seed
                    isInWord = false
                }
            }
            return isInWord && isTaken[Self.slot(hash)]
        }
    }

    /// Whether a byte begins a Korean syllable, or may begin the one sign whose lower case is a letter of ASCII, the
    /// kelvin, or a capital with a dot, whose lower case begins with one.
    private static func mayLead(_ byte: UInt8) -> Bool {
        byte == 0xE2 || byte == 0xC4 || (byte >= 0xEA && byte <= 0xED)
    }

    /// A power of two, large enough that few words of no list fall on one of a list.
    private static let size = 2_048
    private static let seed: UInt32 = 0x811c_9dc5

    // FNV-1a.
    private static func combine(_ byte: UInt8, into hash: inout UInt32) {
        hash = (hash ^ UInt32(byte)) &* 0x0100_0193
    }

    private static func slot(_ hash: UInt32) -> Int { Int((hash ^ (hash >> 15)) & UInt32(size - 1)) }
}
