/// Breaks text into lines of a given number of terminal cells.
enum TextWrapper {
    /// The lines of `text`, broken at spaces too, or inside a word that is wider than a line. Never empty.
    static func lines(_ text: String, width: Int) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { wrap($0, width: max(width, 2)) }
    }

    private static func wrap(_ text: Substring, width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        var used = 0
        for word in text.split(separator: " ") {
            let cells = DisplayWidth.of(word)
            if !line.isEmpty, used + 1 + cells <= width {
                line += " " + word
                used += 1 + cells
                continue
            }
            if !line.isEmpty { lines.append(line) }
            var pieces = pieces(of: word, width: width)
            line = pieces.popLast() ?? ""
            used = DisplayWidth.of(line)
            lines += pieces
        }
        lines.append(line)
        return lines
    }

    private static func pieces(of word: Substring, width: Int) -> [String] {
        guard DisplayWidth.of(word) > width else { return [String(word)] }
        var pieces: [String] = []
        var piece = ""
        var used = 0
        for character in word {
            let cells = DisplayWidth.of(character)
            if used + cells > width, !piece.isEmpty {
                pieces.append(piece)
                piece = ""
                used = 0
            }
            piece.append(character)
            used += cells
        }
        return pieces + [piece]
    }

    /// `text` with spaces after it up to `width` cells.
    static func pad(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - DisplayWidth.of(text)))
    }

    /// `text` with spaces before it up to `width` cells.
    static func padLeft(_ text: String, to width: Int) -> String {
        String(repeating: " ", count: max(0, width - DisplayWidth.of(text))) + text
    }
}
