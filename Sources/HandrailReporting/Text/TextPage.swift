/// Lines of text for a terminal as they are put together. Whatever is written on it is made safe to print.
package struct TextPage {
    /// What was written so far.
    package private(set) var text = ""
    /// Cells of the terminal that it is for.
    package let terminalWidth: Int
    private let width: Int
    private let color: Bool

    /// An empty page of `width` cells; sentences are not set wider than is good to read.
    package init(width: Int, color: Bool) {
        terminalWidth = width
        self.width = min(width, 96)
        self.color = color
    }

    /// A heading: bold where there is color.
    package mutating func heading(_ content: String, indent: Int = 0) {
        let line = PlainLine.of(content)
        text += spaces(indent) + (color ? "\u{1B}[1m\(line)\u{1B}[0m" : line) + "\n"
    }

    /// One line as it is, such as a line of code.
    package mutating func line(_ content: String = "", indent: Int = 0) {
        text += content.isEmpty ? "\n" : spaces(indent) + PlainLine.of(content) + "\n"
    }

    /// A text, broken at spaces; lines after the first are indented by `hanging` more.
    package mutating func paragraph(_ content: String, indent: Int = 0, hanging: Int = 0) {
        var current = ""
        var room = max(width - indent, 20)
        for word in PlainLine.of(content).split(separator: " ") {
            let longer = current.isEmpty ? String(word) : current + " " + word
            if !current.isEmpty, DisplayWidth.of(longer) > room {
                text += spaces(indent) + current + "\n"
                if room == max(width - indent, 20), hanging > 0 { room = max(width - indent - hanging, 20) }
                current = spaces(hanging) + word
            } else {
                current = longer
            }
        }
        if !current.isEmpty { text += spaces(indent) + current + "\n" }
    }

    private func spaces(_ count: Int) -> String { String(repeating: " ", count: max(count, 0)) }
}
