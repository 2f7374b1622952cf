/// Text of a project or of a person made safe to print: it stays on its line and cannot steer the terminal.
package enum PlainLine {
    /// The text with line ends and tabs as spaces, and other controls and marks of direction replaced by U+FFFD.
    package static func of(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: \.steersText) else { return text }
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            scalars.append(scalar.steersText ? (scalar.isBlankControl ? " " : "\u{FFFD}") : scalar)
        }
        return String(scalars)
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
