/// The number of terminal cells that text takes.
///
/// A cluster that shows as an emoji takes two cells whatever it is made of; of any other cluster each scalar counts for
/// itself: two where Unicode calls it wide or fullwidth, none where it only marks the letter before it. Source: Unicode
/// 16, `EastAsianWidth.txt` and UAX #11; emoji presentation comes from the standard library.
public enum DisplayWidth {
    /// Cells of a text without line ends and tabs.
    public static func of(_ text: some StringProtocol) -> Int {
        var ascii = true
        for byte in text.utf8 where byte < 0x20 || byte > 0x7E {
            ascii = false
            break
        }
        return ascii ? text.utf8.count : text.reduce(0) { $0 + of($1) }
    }

    /// Cells of what people see as one character.
    public static func of(_ character: Character) -> Int {
        var cells = 0
        for scalar in character.unicodeScalars {
            if scalar.properties.isEmojiPresentation || (scalar.value == emojiSelector && cells > 0) { return 2 }
            cells += of(scalar)
        }
        return cells
    }

    /// Makes an emoji of a character that is text by itself.
    private static let emojiSelector: UInt32 = 0xFE0F

    private static func of(_ scalar: Unicode.Scalar) -> Int {
        let value = scalar.value
        if value < 0x20 || (0x7F..<0xA0).contains(value) { return 0 }
        if value < 0x300 { return 1 }
        if isInnerJamo(value) { return 0 }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: return 0
        default: return isWide(value) ? 2 : 1
        }
    }

    /// Vowels and final consonants of Hangul join the first consonant's two cells.
    private static func isInnerJamo(_ value: UInt32) -> Bool {
        (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FB).contains(value)
    }

    private static func isWide(_ value: UInt32) -> Bool {
        var low = 0
        var high = wide.count
        while low < high {
            let middle = (low + high) / 2
            if wide[middle].upperBound < value { low = middle + 1 } else { high = middle }
        }
        return low < wide.count && wide[low].contains(value)
    }

    /// Wide and fullwidth ranges in order, without those that are wide only as emoji.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0xA4C6, 0xA960...0xA97C,
        0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
        0x16FE0...0x18CD5, 0x18CFF...0x18D08, 0x1AFF0...0x1B2FB, 0x1D300...0x1D376, 0x1F200...0x1F265,
        0x20000...0x2FFFD, 0x30000...0x3FFFD,
    ]
}
