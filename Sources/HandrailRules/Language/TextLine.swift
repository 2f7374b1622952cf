/// A text as a message quotes it.
enum TextLine {
    /// The beginning of a text, in one line.
    static func short(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        return line.count > longest ? line.prefix(longest) + "…" : line
    }

    private static let longest = 80
}
