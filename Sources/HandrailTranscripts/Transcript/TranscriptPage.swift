import HandrailReporting

/// A page for transcripts: numbered entries with a place at the right edge, and tables. Wide characters keep their
/// columns.
struct TranscriptPage {
    private var page: TextPage
    private let width: Int

    /// An empty page made of another.
    init(_ page: TextPage) {
        self.page = page
        width = min(max(page.terminalWidth, 40), 120)
    }

    /// What was written so far.
    var text: String { page.text }

    /// A heading.
    mutating func heading(_ text: String) { page.heading(text) }

    /// One line.
    mutating func line(_ text: String = "", indent: Int = 0) { page.line(text, indent: indent) }

    /// A text in as many lines as it takes.
    mutating func paragraph(_ text: String, indent: Int = 0, hanging: Int = 0) {
        page.paragraph(text, indent: indent, hanging: hanging)
    }

    /// A mark at the right of a column of `markWidth` cells, a text behind it, and a place at the right edge: on the
    /// last line of the text where there is room, else on a line of its own.
    mutating func entry(_ mark: String, _ text: String, place: String?, markWidth: Int) {
        let indent = markWidth + 2
        let place = place.map { TextFitting.cutPath(PlainLine.of($0), to: width - indent) }
        var lines = TextFitting.lines(PlainLine.of(text), width: width - indent)
        if let place {
            let room = width - indent - DisplayWidth.of(lines[lines.count - 1])
            if room >= DisplayWidth.of(place) + 2 {
                lines[lines.count - 1] += TextFitting.padLeft(place, to: room)
            } else {
                lines.append(TextFitting.padLeft(place, to: width - indent))
            }
        }
        for (index, line) in lines.enumerated() {
            page.line(TextFitting.padLeft(index == 0 ? mark : "", to: markWidth) + "  " + line)
        }
    }

    /// A table: the first column at the left edge, cut where it is too wide, the others at the right of theirs.
    mutating func table(head: [String], rows: [[String]], indent: Int = 2) {
        let all = [head] + rows
        let widths = head.indices.map { column in
            all.map { $0.indices.contains(column) ? DisplayWidth.of($0[column]) : 0 }.max() ?? 0
        }
        let rest = widths.dropFirst().reduce(0) { $0 + $1 + 2 }
        let first = min(widths.first ?? 0, max(width - indent - rest, 8))
        for row in all {
            var text = TextFitting.pad(TextFitting.cut(PlainLine.of(row.first ?? ""), to: first), to: first)
            for (column, cell) in row.enumerated().dropFirst() {
                text += "  " + TextFitting.padLeft(PlainLine.of(cell), to: widths[column])
            }
            page.line(text, indent: indent)
        }
    }
}
