/// Text of a project made safe to print: nothing in it can move the cursor, change colors, or turn the direction of a
/// line.
enum PrintableText {
    /// One line: controls, line ends and direction marks become visible; a tab becomes a space.
    static func line(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: \.steersText) else { return text }
        var result = ""
        for character in text {
            result += character == "\t" ? " " : visible(character)
        }
        return result
    }

    /// Several lines: like `line`, but line ends stay.
    static func lines(_ text: String) -> String {
        guard text.contains(where: \.isNewline) else { return line(text) }
        return text.split(whereSeparator: \.isNewline).map { line(String($0)) }.joined(separator: "\n")
    }

    /// A character as it may be printed.
    static func visible(_ character: Character) -> String {
        guard character.unicodeScalars.contains(where: \.steersText) else { return String(character) }
        var scalars = String.UnicodeScalarView()
        for scalar in character.unicodeScalars { scalars.append(scalar.steersText ? picture(scalar) : scalar) }
        return String(scalars)
    }

    /// Unicode has a picture for each C0 control at U+2400.
    private static func picture(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        let replacement: Unicode.Scalar = "\u{FFFD}"
        return scalar.value < 0x20 ? Unicode.Scalar(0x2400 + scalar.value) ?? replacement : replacement
    }
}
