/// Text of a project or of a person made safe to print: it stays on its line and cannot steer the terminal.
package enum PlainLine {
    /// The text with line ends and tabs as spaces, and other controls and marks of direction replaced by U+FFFD.
    package static func of(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            scalars.append(isUnsafe(scalar) ? (scalar.isBlankControl ? " " : "\u{FFFD}") : scalar)
        }
        return String(scalars)
    }

    private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}

extension Unicode.Scalar {
    /// Whether it is a tab or ends a line.
    fileprivate var isBlankControl: Bool {
        switch self {
        case "\t", "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": true
        default: false
        }
    }
}
