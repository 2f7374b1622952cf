import HandrailSource

/// The first line of a place as it is printed: dedented, tabs expanded, cut around the range, with the cells to
/// underline.
struct SourceExcerpt: Hashable {
    /// The line's number, from 1.
    let number: Int
    /// What is printed of the line.
    let text: String
    /// The cells under the range, from 0; at least one, which may lie just after the text.
    let underline: Range<Int>
    /// The line that the range ends in, where that is a later one.
    let lastLine: Int?

    /// The excerpt of a place in at most `width` cells.
    init(_ place: ResolvedPlace, width: Int) {
        number = place.start.line
        lastLine = place.end.line > place.start.line ? place.end.line : nil
        let window = LineWindow(place)
        let cells = Self.cells(of: window)
        let marked = Self.marked(cells, window)
        let shown = Self.shown(cells, marked: marked, width: max(width, 20))
        let leading = shown.lowerBound > 0 || window.isCutBefore
        let trailing = shown.upperBound < cells.count || window.isCutAfter
        let inside = marked.clamped(to: shown)
        let start = (leading ? 1 : 0) + Self.width(of: cells[shown.lowerBound..<inside.lowerBound])
        text = (leading ? "…" : "") + cells[shown].map(\.text).joined() + (trailing ? "…" : "")
        underline = start..<(start + max(1, Self.width(of: cells[inside])))
    }

    /// One character of the line.
    private struct Cell {
        let text: String
        let width: Int
        let bytes: Range<Int>
        let isSpace: Bool
    }

    private static func width(of cells: ArraySlice<Cell>) -> Int { cells.reduce(0) { $0 + $1.width } }

    /// The characters after the indentation; a tab reaches to the next multiple of four.
    private static func cells(of window: LineWindow) -> [Cell] {
        var cells: [Cell] = []
        var offset = 0
        var column = 0
        for character in window.text {
            let length = character.utf8.count
            let isTab = character == "\t"
            let shown = isTab ? String(repeating: " ", count: 4 - column % 4) : PrintableText.visible(character)
            let width = DisplayWidth.of(shown)
            let isIndent = cells.isEmpty && character.isWhitespace && offset + length <= window.range.lowerBound
            column += width
            if !isIndent || window.isCutBefore {
                let cell = Cell(
                    text: shown, width: width, bytes: offset..<(offset + length), isSpace: character.isWhitespace)
                cells.append(cell)
            }
            offset += length
        }
        while let last = cells.last, last.isSpace, last.bytes.lowerBound >= window.range.upperBound {
            cells.removeLast()
        }
        return cells
    }

    /// The cells that the range touches, without spaces at its end where it goes on in the next line.
    private static func marked(_ cells: [Cell], _ window: LineWindow) -> Range<Int> {
        let start = cells.firstIndex { $0.bytes.upperBound > window.range.lowerBound } ?? cells.count
        var end = cells.lastIndex { $0.bytes.lowerBound < window.range.upperBound }.map { $0 + 1 } ?? start
        while end > start + 1, cells[end - 1].isSpace { end -= 1 }
        return start..<max(start, end)
    }

    /// The cells that fit: the range with some of what stands before it, or the start of a range that does not fit.
    private static func shown(_ cells: [Cell], marked: Range<Int>, width: Int) -> Range<Int> {
        if Self.width(of: cells[...]) + 2 <= width { return 0..<cells.count }
        // One cell on either side is kept for the ellipses.
        let room = width - 2
        let context = max(room / 4, room - Self.width(of: cells[marked]) - room / 4)
        var lower = marked.lowerBound
        var before = 0
        while lower > 0, before + cells[lower - 1].width <= context {
            lower -= 1
            before += cells[lower].width
        }
        var upper = lower
        var used = 0
        while upper < cells.count, used + cells[upper].width <= room {
            used += cells[upper].width
            upper += 1
        }
        while upper == cells.count, lower > 0, used + cells[lower - 1].width <= room {
            lower -= 1
            used += cells[lower].width
        }
        return lower..<upper
    }
}
