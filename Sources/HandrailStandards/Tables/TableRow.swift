/// One row of a table that is compiled in: fields between tabs.
///
/// Large arrays of values compile for minutes; one string literal compiles at once and is read on first use. A run asks
/// few rows for few of their fields, so a field becomes a text when it is asked for.
struct TableRow: Sendable {
    /// The whole table: a literal takes no memory to keep.
    private let table: String
    /// Where the row stands in it, in bytes.
    private let bounds: Range<Int>

    /// The rows of a table, one a line; blank lines are not rows.
    static func rows(of text: String) -> [TableRow] {
        var table = text
        let lines = table.withUTF8 { bytes in pieces(of: 0..<bytes.count, in: bytes, between: 0x0A) }
        return lines.compactMap { $0.isEmpty ? nil : TableRow(table: table, bounds: $0) }
    }

    /// Whether it is the heading of the rows below it.
    var isHeading: Bool { self[0] == "#" }

    /// The text of a column counted from 0, empty where the row is shorter.
    subscript(column: Int) -> String {
        read { bytes in
            guard let field = Self.field(column, of: bounds, in: bytes) else { return "" }
            return Self.text(of: field, in: bytes)
        }
    }

    /// The text of a column, `nil` where it is empty.
    func text(_ column: Int) -> String? {
        let text = self[column]
        return text.isEmpty ? nil : text
    }

    /// Whether a column carries no `?`, the mark of what is uncertain.
    func isCertain(_ column: Int) -> Bool { self[column] != "?" }

    /// The parts of a column between separators of one byte, without empty ones.
    func list(_ column: Int, separator: Unicode.Scalar) -> [String] {
        read { bytes in
            guard let field = Self.field(column, of: bounds, in: bytes) else { return [] }
            return Self.pieces(of: field, in: bytes, between: UInt8(ascii: separator)).compactMap {
                $0.isEmpty ? nil : Self.text(of: $0, in: bytes)
            }
        }
    }

    // Over bytes: telling characters apart would take longer than everything else.
    private func read<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        var table = table
        return table.withUTF8(body)
    }

    private static func text(of range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    /// Where a field stands; `nil` where the row has fewer.
    private static func field(
        _ column: Int, of row: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>
    ) -> Range<Int>? {
        var start = row.lowerBound
        var column = column
        for index in row where bytes[index] == 0x09 {
            if column == 0 { return start..<index }
            column -= 1
            start = index + 1
        }
        return column == 0 ? start..<row.upperBound : nil
    }

    private static func pieces(
        of range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>, between separator: UInt8
    ) -> [Range<Int>] {
        var pieces: [Range<Int>] = []
        var start = range.lowerBound
        for index in range where bytes[index] == separator {
            pieces.append(start..<index)
            start = index + 1
        }
        pieces.append(start..<range.upperBound)
        return pieces
    }
}
