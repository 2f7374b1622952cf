public import HandrailModel

/// Estimates how wide words are, from below: what is too wide by this measure is too wide in any typeface of the
/// system.
public enum TextWidthEstimate {
    /// The width of one character on average, in units of the font's size: 0.42 for Latin letters, which average about
    /// a half, and 0.9 for the full-width characters of East Asia.
    static func share(of character: Unicode.Scalar) -> Double { character.value >= 0x1100 ? 0.9 : 0.42 }

    /// The width in units of the font's size of the longest word that cannot be broken at a blank; a character of East
    /// Asia is a word of its own.
    ///
    /// - Returns: the width, and the word; a width of 0 where no words are known.
    public static func longestWord(of words: Words) -> (word: String, breadth: Double) {
        var longest: (word: Substring, breadth: Double) = ("", 0)
        for piece in words.pieces {
            guard case .text(let text) = piece else { continue }
            let scalars = text.unicodeScalars
            for part in scalars.split(whereSeparator: partsWords) {
                let isEastAsian = part.contains { $0.value >= 0x1100 }
                let breadth = isEastAsian ? part.map(share).max() ?? 0 : part.reduce(0) { $0 + share(of: $1) }
                if breadth > longest.breadth { longest = (Substring(part), breadth) }
            }
        }
        return (String(longest.word), longest.breadth)
    }

    /// The width of all that is known of some words, in units of the font's size, as if they stood on one line.
    static func breadth(of words: Words) -> Double {
        words.pieces.reduce(0) { sum, piece in
            guard case .text(let text) = piece else { return sum }
            return text.unicodeScalars.reduce(sum) { $0 + share(of: $1) }
        }
    }

    /// Whether a line may break at a scalar. Nearly all are ASCII, of which Unicode need not be asked.
    private static func partsWords(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case " ", "-", "/", "\t", "\n", "\r", "\u{B}", "\u{C}": true
        default: scalar.value >= 0x80 && scalar.properties.isWhitespace
        }
    }
}
