/// Tells quickly that a text holds none of some words; it may err in the other direction only.
///
/// Every name of an app is held against every list of words, and nearly none has a word of any: that has to be found
/// out without making strings.
struct WordFilter: Hashable, Sendable {
    /// Which hashes the words have, and the first two syllables, or the only one, of words in Hangul.
    private let isTaken: [Bool]
    /// Whether some word in Hangul is a single syllable.
    private let hasSyllables: Bool
    /// Whether some of the words are neither ASCII nor Hangul: then nothing is known of text that is not ASCII.
    private let hasOtherWords: Bool

    /// A filter for words in lower case.
    init(_ words: some Sequence<String>) {
        var isTaken = [Bool](repeating: false, count: Self.size)
        var (hasSyllables, hasOtherWords) = (false, false)
        for word in words {
            let scalars = word.unicodeScalars.map(\.value)
            if scalars.allSatisfy({ $0 < 0x80 }) {
                var hash = Self.seed
                for byte in word.utf8 { Self.combine(byte, into: &hash) }
                isTaken[Self.slot(hash)] = true
            } else if let first = scalars.first, scalars.allSatisfy(Self.isSyllable) {
                isTaken[Self.slot(scalars.count > 1 ? Self.hash(first, scalars[1]) : Self.hash(first, 0))] = true
                if scalars.count == 1 { hasSyllables = true }
            } else {
                hasOtherWords = true
            }
        }
        self.isTaken = isTaken
        self.hasSyllables = hasSyllables
        self.hasOtherWords = hasOtherWords
    }

    /// Whether `text` may hold one of the words.
    func mayHaveWord(of text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            var hash = Self.seed
            var isInWord = false
            // The syllable right before; 0 where there is none.
            var before: UInt32 = 0
            var position = 0
            while position < bytes.count {
                let byte = bytes[position]
                if let syllable = Self.syllable(in: bytes, at: position) {
                    if hasSyllables, isTaken[Self.slot(Self.hash(syllable, 0))] { return true }
                    if before != 0, isTaken[Self.slot(Self.hash(before, syllable))] { return true }
                    before = syllable
                    position += 3
                } else {
                    // A word may end before a letter beyond ASCII: that it goes on there only makes it none of the
                    // words.
                    if byte >= 0x80, hasOtherWords || Self.isLetterInDisguise(bytes, at: position) { return true }
                    before = 0
                    position += 1
                }
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

    /// The syllable of Hangul that begins at a position, whose code has three bytes.
    private static func syllable(in bytes: UnsafeBufferPointer<UInt8>, at position: Int) -> UInt32? {
        guard bytes[position] >= 0xEA, bytes[position] <= 0xED, position + 2 < bytes.count else { return nil }
        let code =
            UInt32(bytes[position] & 0x0F) << 12 | UInt32(
                bytes[position + 1] & 0x3F) << 6 | UInt32(bytes[position + 2] & 0x3F)
        return isSyllable(code) ? code : nil
    }

    private static func isSyllable(_ code: UInt32) -> Bool { code >= 0xAC00 && code <= 0xD7A3 }

    /// Whether the one sign begins at a position whose lower case is a letter of ASCII, the kelvin, or a capital with a
    /// dot, whose lower case begins with one.
    private static func isLetterInDisguise(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) -> Bool {
        switch bytes[position] {
        case 0xC4: true
        case 0xE2: position + 2 < bytes.count && bytes[position + 1] == 0x84 && bytes[position + 2] == 0xAA
        default: false
        }
    }

    /// A power of two, large enough that few words of no list fall on one of a list.
    private static let size = 2_048
    private static let seed: UInt32 = 0x811c_9dc5

    // FNV-1a.
    private static func combine(_ byte: UInt8, into hash: inout UInt32) {
        hash = (hash ^ UInt32(byte)) &* 0x0100_0193
    }

    private static func hash(_ first: UInt32, _ second: UInt32) -> UInt32 {
        ((seed ^ first) &* 0x0100_0193 ^ second) &* 0x0100_0193
    }

    private static func slot(_ hash: UInt32) -> Int { Int((hash ^ (hash >> 15)) & UInt32(size - 1)) }
}
