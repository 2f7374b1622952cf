/// Fits text into cells of a terminal; wide characters take two.
package enum TextFitting {
    /// The text, cut with `…` where it is wider than `width` cells.
    package static func cut(_ text: String, to width: Int) -> String {
        guard DisplayWidth.of(text) > width else { return text }
        var result = ""
        var used = 0
        for character in text {
            let cells = DisplayWidth.of(character)
            if used + cells > width - 1 { break }
            result.append(character)
            used += cells
        }
        return width > 0 ? result + "…" : ""
    }

    /// The end of a path, with `…` where its beginning had to go: the file and the line matter most.
    package static func cutPath(_ path: String, to width: Int) -> String {
        guard DisplayWidth.of(path) > width else { return path }
        var result = ""
        var used = 1
        for character in path.reversed() {
            used += DisplayWidth.of(character)
            if used > width { break }
            result.append(character)
        }
        return width > 0 ? "…" + String(result.reversed()) : ""
    }

    /// The text in lines of at most `width` cells, broken at spaces, or inside a word that is wider than a line.
    package static func lines(_ text: String, width: Int) -> [String] {
        let width = max(width, 2)
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            let longer = line.isEmpty ? String(word) : line + " " + word
            if DisplayWidth.of(longer) <= width {
                line = longer
                continue
            }
            if !line.isEmpty { lines.append(line) }
            line = ""
            for character in word {
                if DisplayWidth.of(line) + DisplayWidth.of(character) > width {
                    lines.append(line)
                    line = ""
                }
                line.append(character)
            }
        }
        lines.append(line)
        return lines
    }

    /// The text with spaces after it up to `width` cells.
    package static func pad(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - DisplayWidth.of(text)))
    }

    /// The text with spaces before it up to `width` cells.
    package static func padLeft(_ text: String, to width: Int) -> String {
        String(repeating: " ", count: max(0, width - DisplayWidth.of(text))) + text
    }
}
