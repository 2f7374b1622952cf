/// How a piece of terminal text is dressed; it says nothing that the words beside it do not say.
enum TerminalStyle {
    /// As the terminal writes.
    case plain
    /// What the eye should find first.
    case strong
    /// What may be passed over.
    case faint
    /// An error.
    case alarm
    /// A warning.
    case warning
    /// Something to look at.
    case notice

    /// The text in this style, or as it is where color is off.
    func paint(_ text: String, color: Bool) -> String {
        guard color, !text.isEmpty, let code else { return text }
        return "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }

    /// Parameters of "Select Graphic Rendition" (ECMA-48, 8.3.117); the sixteen base colors follow the terminal's own
    /// theme.
    private var code: String? {
        switch self {
        case .plain: nil
        case .strong: "1"
        case .faint: "2"
        case .alarm: "1;31"
        case .warning: "33"
        case .notice: "36"
        }
    }
}
