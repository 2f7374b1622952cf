/// Lines of terminal text as they are put together.
struct TerminalPage {
    /// What was written so far.
    private(set) var text = ""
    /// Width of the terminal in cells.
    let width: Int
    /// Whether styles are written.
    let color: Bool

    /// An empty page.
    init(width: Int, color: Bool) {
        self.width = width
        self.color = color
    }

    /// Sentences are not set wider than this: longer lines are hard to read.
    static let measure = 96

    /// Writes one line as it is.
    mutating func line(_ content: String = "") {
        text += content
        text += "\n"
    }

    /// Writes a blank line, unless nothing or a blank line is above.
    mutating func gap() {
        if !text.isEmpty, !text.hasSuffix("\n\n") { text += "\n" }
    }

    /// Writes a text from column `indent`, broken into lines.
    mutating func paragraph(_ content: String, indent: Int, style: TerminalStyle = .plain) {
        for part in TextWrapper.lines(content, width: room(indent)) {
            line(spaces(indent) + paint(part, style))
        }
    }

    /// Writes a label and beside it a text, which keeps to its column.
    mutating func labeled(_ label: String, width labelWidth: Int, _ content: String, indent: Int) {
        let column = indent + labelWidth + 2
        for (index, part) in TextWrapper.lines(content, width: room(column)).enumerated() {
            let head = index == 0 ? paint(TextWrapper.pad(label, to: labelWidth), .faint) : spaces(labelWidth)
            line(spaces(indent) + head + "  " + part)
        }
    }

    /// A command to be copied, which is on one line whatever room there is.
    mutating func labeled(_ label: String, width labelWidth: Int, command: String) {
        line(paint(TextWrapper.pad(label, to: labelWidth), .faint) + "  " + command)
    }

    /// A rule across the page.
    mutating func rule() {
        line(paint(String(repeating: "─", count: min(width, Self.measure)), .faint))
    }

    /// A text in a style, where there are styles.
    func paint(_ text: String, _ style: TerminalStyle) -> String { style.paint(text, color: color) }

    /// Spaces.
    func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }

    private func room(_ indent: Int) -> Int { max(20, min(width, Self.measure) - indent) }
}
