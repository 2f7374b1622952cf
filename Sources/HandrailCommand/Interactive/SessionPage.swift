package import HandrailModel
import HandrailReporting

/// What the terminal shows of a session: never more lines or cells than there are.
package struct SessionPage {
    private let content: SessionContent
    private let size: TerminalSize
    private let color: Bool
    private let language: ReportLanguage

    /// A page.
    ///
    /// - Parameter color: whether bold and reversed text may be used; without it a mark says where one is.
    package init(_ session: some TerminalSession, size: TerminalSize, color: Bool, language: ReportLanguage) {
        content = session.content(in: language)
        self.size = size
        self.color = color
        self.language = language
    }

    /// The lines, from the top: as many as fit, what is spoken first of all.
    package var lines: [String] {
        // What is least needed goes first where there is no room: keys, title, source, rotor.
        let spoken = spoken
        var room = size.rows - spoken.count
        guard room > 0 else { return Array(spoken.prefix(size.rows)) }
        let foot = [place, code, state].compactMap { $0 }.prefix(max(room - 1, 0))
        room -= foot.count
        let title = room > 3 ? [heading, rule] : []
        room -= title.count
        let keys = room > 4 ? [rule, cut(content.keys)] : []
        room -= keys.count
        let ruler = room > 2 ? [rule] : []
        room -= ruler.count
        let list = room > 0 ? body(room) : []
        let gap = [String](repeating: "", count: max(room - list.count, 0))
        return title + list + gap + ruler + spoken + foot + keys
    }

    // MARK: Parts

    private var heading: String { strong(cut(content.title)) }

    private var rule: String { String(repeating: "─", count: size.columns) }

    /// What is spoken, in as many lines as it takes, up to a third of the page.
    private var spoken: [String] {
        let mark = size.columns > 8 ? "» " : ""
        let lines = TextFitting.lines(PlainLine.of(content.spoken), width: size.columns - DisplayWidth.of(mark))
        let limit = max(size.rows / 3, 1)
        return lines.prefix(limit).enumerated().map { index, line in
            let isCut = index == limit - 1 && lines.count > limit
            return strong(cut((index == 0 ? mark : blank(mark)) + line + (isCut ? "…" : "")))
        }
    }

    private var place: String? { content.place.map { TextFitting.cutPath(PlainLine.of($0), to: size.columns) } }

    private var code: String? { content.code.map { cut("  " + PlainLine.of($0)) } }

    private var state: String? { cut(PlainLine.of(content.state)) }

    private func body(_ room: Int) -> [String] {
        switch content.body {
        case .list(let count, let marked, let entry): window(count, at: marked, room, entry)
        case .help(let entries): help(entries).prefix(room).map(cut)
        }
    }

    /// The entries around one of them; it never stands outside.
    private func window(_ count: Int, at chosen: Int?, _ room: Int, _ text: (Int) -> String) -> [String] {
        let first = min(max((chosen ?? 0) - room / 2, 0), max(count - room, 0))
        return (first..<min(first + room, count)).map { index in
            let mark = index == chosen ? "> " : "  "
            let line = cut(mark + PlainLine.of(text(index)))
            return index == chosen ? reversed(line) : line
        }
    }

    private func help(_ entries: [(keys: String, meaning: Bilingual)]) -> [String] {
        let width = entries.map { DisplayWidth.of($0.keys) }.max() ?? 0
        return entries.map { keys, meaning in
            "  " + keys + String(repeating: " ", count: width - DisplayWidth.of(keys) + 2) + meaning[language]
        }
    }

    // MARK: Cells

    private func cut(_ text: String) -> String { TextFitting.cut(text, to: size.columns) }

    private func blank(_ text: String) -> String { String(repeating: " ", count: DisplayWidth.of(text)) }

    private func strong(_ text: String) -> String { color ? "\u{1B}[1m\(text)\u{1B}[0m" : text }

    private func reversed(_ text: String) -> String { color ? "\u{1B}[7m\(text)\u{1B}[0m" : text }
}
