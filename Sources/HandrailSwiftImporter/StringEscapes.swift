/// The escapes of Swift string literals.
enum StringEscapes {
    /// `text` with `\n`, `\"`, `\u{…}` and the like replaced by what they stand for; unknown escapes stay as written.
    static func resolve(_ text: String) -> String {
        guard text.contains("\\") else { return text }
        var result = ""
        var rest = Substring(text)
        while let backslash = rest.firstIndex(of: "\\") {
            result += rest[..<backslash]
            rest = rest[rest.index(after: backslash)...]
            guard let escape = rest.first else { break }
            if escape == "u", let (scalar, after) = scalar(in: rest.dropFirst()) {
                result.unicodeScalars.append(scalar)
                rest = after
            } else {
                result += simple[escape] ?? "\\\(escape)"
                rest = rest.dropFirst()
            }
        }
        return result + rest
    }

    private static let simple: [Character: String] = [
        "n": "\n", "t": "\t", "r": "\r", "0": "\0", "\"": "\"", "'": "'", "\\": "\\", "\n": "",
    ]

    private static func scalar(in text: Substring) -> (Unicode.Scalar, Substring)? {
        guard text.first == "{", let close = text.firstIndex(of: "}"),
            let value = UInt32(text[text.index(after: text.startIndex)..<close], radix: 16),
            let scalar = Unicode.Scalar(value)
        else { return nil }
        return (scalar, text[text.index(after: close)...])
    }
}
