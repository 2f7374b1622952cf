/// What a terminal shows after what was written to it: the few commands that the tool uses, and nothing else.
struct CellPage {
    /// The lines as they are seen.
    private(set) var lines: [String] = [""]
    /// Whether the other page is shown, on which programs draw.
    private(set) var isOther = false
    /// Whether the cursor is seen.
    private(set) var showsCursor = true
    /// Commands that are not known here.
    private(set) var unknown: [String] = []
    private var row = 0
    private var column = 0
    private var rest: [UInt8] = []

    func contains(_ text: String) -> Bool { lines.contains { $0.contains(text) } }

    mutating func take(_ bytes: some Sequence<UInt8>) {
        rest += bytes
        while let (command, length) = Self.command(in: rest) {
            rest.removeFirst(length)
            switch command {
            case .text(let text): append(text)
            case .newline:
                row += 1
                while lines.count <= row { lines.append("") }
            case .control(let name): control(name)
            }
        }
    }

    private enum Command {
        case text(String)
        case newline
        case control(String)
    }

    private static func command(in bytes: [UInt8]) -> (Command, Int)? {
        guard let first = bytes.first else { return nil }
        if first == 0x0A { return (.newline, 1) }
        if first == 0x0D { return (.text(""), 1) }
        guard first == 0x1B else {
            let end = bytes.firstIndex { $0 == 0x1B || $0 == 0x0A || $0 == 0x0D } ?? bytes.count
            // A character that is not whole yet waits for the rest.
            guard let text = String(validating: bytes[..<end], as: UTF8.self) else { return nil }
            return (.text(text), end)
        }
        guard let end = bytes.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else { return nil }
        return (.control(String(decoding: bytes[2...end], as: UTF8.self)), end + 1)
    }

    private mutating func control(_ name: String) {
        switch name {
        case "H": (row, column) = (0, 0)
        case "K": lines[row] = String(lines[row].prefix(column))
        case "J": lines = Array(lines.prefix(row + 1))
        case "2J": (lines, row, column) = ([""], 0, 0)
        case "?1049h": isOther = true
        case "?1049l": isOther = false
        case "?25l": showsCursor = false
        case "?25h": showsCursor = true
        case "0m", "1m", "7m", "?7l", "?7h": break
        default: unknown.append(name)
        }
    }

    private mutating func append(_ text: String) {
        if text.isEmpty {
            column = 0
            return
        }
        lines[row] = String(lines[row].prefix(column)) + text
        column += text.count
    }
}
