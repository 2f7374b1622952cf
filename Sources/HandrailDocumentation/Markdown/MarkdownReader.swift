/// Reads a page in Markdown line by line: headings, paragraphs, lists of one level, tables and fenced code.
struct MarkdownReader {
    private var blocks: [MarkdownBlock] = []
    private var anchors: [String: Int] = [:]
    private var paragraph: [String] = []

    /// The parts of a page.
    static func blocks(of text: String) -> [MarkdownBlock] {
        var reader = MarkdownReader()
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
        var index = 0
        while index < lines.count { index = reader.read(lines, at: index) }
        reader.endParagraph()
        return reader.blocks
    }

    /// Reads what begins at a line, and says where the next part begins.
    private mutating func read(_ lines: [String], at index: Int) -> Int {
        let line = lines[index]
        if line.hasPrefix("```") { return readCode(lines, at: index) }
        if line.hasPrefix("|") { return readTable(lines, at: index) }
        if Self.item(line) != nil { return readList(lines, at: index) }
        if line.allSatisfy(\.isWhitespace) {
            endParagraph()
        } else if let heading = Self.heading(line) {
            endParagraph()
            blocks.append(.heading(heading.level, heading.text, anchor: anchor(of: heading.text)))
        } else {
            paragraph.append(line)
        }
        return index + 1
    }

    private mutating func endParagraph() {
        if !paragraph.isEmpty { blocks.append(.paragraph(paragraph.joined(separator: "\n"))) }
        paragraph = []
    }

    private mutating func readCode(_ lines: [String], at index: Int) -> Int {
        endParagraph()
        let end = lines[(index + 1)...].firstIndex { $0.hasPrefix("```") } ?? lines.endIndex
        blocks.append(.code(lines[(index + 1)..<end].joined(separator: "\n")))
        return end + 1
    }

    private mutating func readTable(_ lines: [String], at index: Int) -> Int {
        endParagraph()
        let end = lines[index...].firstIndex { !$0.hasPrefix("|") } ?? lines.endIndex
        let rows = lines[index..<end].map(Self.cells)
        let isRule = { (row: [String]) in row.allSatisfy { !$0.isEmpty && $0.allSatisfy { "-: ".contains($0) } } }
        blocks.append(.table(rows.first ?? [], Array(rows.dropFirst().filter { !isRule($0) })))
        return end
    }

    private mutating func readList(_ lines: [String], at index: Int) -> Int {
        endParagraph()
        var items: [String] = []
        var next = index
        while next < lines.count {
            if let item = Self.item(lines[next]) {
                items.append(item)
            } else if lines[next].hasPrefix("  "), let last = items.popLast() {
                items.append(last + "\n" + lines[next].drop(while: \.isWhitespace))
            } else {
                break
            }
            next += 1
        }
        blocks.append(.list(items, isOrdered: lines[index].first?.isNumber == true))
        return next
    }

    /// The anchor that code hosts give a heading: its letters, digits, dashes and underlines, and dashes for spaces.
    private mutating func anchor(of heading: String) -> String {
        let kept = heading.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
        let anchor = String(kept.map { $0 == " " ? "-" : $0 })
        let earlier = anchors[anchor, default: 0]
        anchors[anchor] = earlier + 1
        return earlier == 0 ? anchor : "\(anchor)-\(earlier)"
    }

    private static func heading(_ line: String) -> (level: Int, text: String)? {
        let level = line.prefix { $0 == "#" }.count
        guard (1...6).contains(level), line.dropFirst(level).first == " " else { return nil }
        return (level, line.dropFirst(level + 1).trimmingSpaces)
    }

    private static func item(_ line: String) -> String? {
        if line.hasPrefix("- ") { return String(line.dropFirst(2)) }
        let digits = line.prefix(while: \.isNumber)
        guard !digits.isEmpty, line.dropFirst(digits.count).hasPrefix(". ") else { return nil }
        return String(line.dropFirst(digits.count + 2))
    }

    /// The cells of a row; a line in code and one after a backslash ends none.
    private static func cells(_ line: String) -> [String] {
        var cells = [""]
        var isCode = false
        var isEscaped = false
        for character in line.trimmingSpaces.dropFirst() {
            if character == "`" { isCode.toggle() }
            if character == "|", !isCode, !isEscaped {
                cells.append("")
            } else {
                if isEscaped, character == "|" { cells[cells.count - 1].removeLast() }
                cells[cells.count - 1].append(character)
            }
            isEscaped = character == "\\"
        }
        if cells.last?.trimmingSpaces == "" { cells.removeLast() }
        return cells.map(\.trimmingSpaces)
    }
}

extension StringProtocol {
    /// The text without white space at both ends.
    fileprivate var trimmingSpaces: String {
        let start = drop(while: \.isWhitespace)
        return String(start.reversed().drop(while: \.isWhitespace).reversed())
    }
}
