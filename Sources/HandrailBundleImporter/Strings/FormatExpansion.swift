/// Puts the texts of variables into a format such as `%#@files@ in %@`.
///
/// Source of the notation: Apple, "Stringsdict File Format" (Archive, Internationalization and Localization Guide).
struct FormatExpansion {
    private let variables: [String: String]
    /// Bytes that may still be put in. Room for everything four times over is plenty for real texts, and keeps
    /// variables that double one another from growing without bound.
    private var bytesLeft: Int

    private init(_ variables: [String: String], format: String) {
        self.variables = variables
        bytesLeft = 4 * variables.values.reduce(format.utf8.count) { $0 + $1.utf8.count }
    }

    /// The format with every known `%#@name@` or `%1$#@name@` replaced by the text of the variable of that name.
    ///
    /// Texts may speak of other variables; a variable within itself stays as it stands.
    static func expand(_ format: String, _ variables: [String: String]) -> String {
        guard !variables.isEmpty, format.contains("#@") else { return format }
        var expansion = FormatExpansion(variables, format: format)
        return expansion.expand(format, inside: [])
    }

    private mutating func expand(_ format: String, inside open: [String]) -> String {
        let bytes = Array(format.utf8)
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if bytes[index] == 0x25, let (name, end) = reference(in: bytes, at: index),
                let text = variables[name], !open.contains(name), open.count < 8, text.utf8.count < bytesLeft
            {
                // An empty text costs a byte, so that a long chain of them ends too.
                bytesLeft -= max(1, text.utf8.count)
                result += expand(text, inside: open + [name]).utf8
                index = end
            } else {
                // `%%` is a percent sign and begins no reference.
                let length = bytes[index] == 0x25 && index + 1 < bytes.count && bytes[index + 1] == 0x25 ? 2 : 1
                result += bytes[index..<(index + length)]
                index += length
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private func reference(in bytes: [UInt8], at start: Int) -> (name: String, end: Int)? {
        var index = start + 1
        while index < bytes.count, bytes[index] >= 0x30, bytes[index] <= 0x39 { index += 1 }
        if index > start + 1 {
            guard index < bytes.count, bytes[index] == 0x24 else { return nil }
            index += 1
        }
        guard bytes[index...].starts(with: [0x23, 0x40]) else { return nil }
        index += 2
        guard let close = bytes[index...].prefix(256).firstIndex(of: 0x40) else { return nil }
        return (String(decoding: bytes[index..<close], as: UTF8.self), close + 1)
    }
}
