/// Text of a string table with `…` where a format is filled in.
struct FormatText {
    /// The text for people to hear.
    let text: String
    /// Whether something is filled in.
    let isFilledIn: Bool

    /// Reads a text with formats such as `%@`, `%lld` and `%1$.2f`; `%%` is a percent sign.
    init(_ text: String) {
        guard text.utf8.contains(UInt8(ascii: "%")) else {
            self.text = text
            isFilledIn = false
            return
        }
        var result = ""
        var isFilledIn = false
        var rest = Substring(text)
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                result.append("%")
                rest.removeFirst()
            } else if let end = Self.end(ofFormat: rest) {
                result.append("…")
                isFilledIn = true
                rest = rest[end...]
            } else {
                result.append("%")
            }
        }
        self.text = result + rest
        self.isFilledIn = isFilledIn
    }

    // Position, flags, width and precision, then the length and the letter of the conversion. A blank or a letter that
    // is no conversion makes it a percent sign of the text: “20% off”.
    private static func end(ofFormat text: Substring) -> Substring.Index? {
        var index = text.startIndex
        while index < text.endIndex, "0123456789$.+-#*'".contains(text[index]) { index = text.index(after: index) }
        if text[index...].hasPrefix("#@"), let end = text[index...].dropFirst(2).firstIndex(of: "@") {
            return text.index(after: end)
        }
        while index < text.endIndex, "hlqzj".contains(text[index]) { index = text.index(after: index) }
        guard index < text.endIndex, "@dDiuUxXoOfFeEgGcCsSpaA".contains(text[index]) else { return nil }
        return text.index(after: index)
    }
}
