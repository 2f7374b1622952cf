/// One row of a table that is compiled in: fields between tabs.
///
/// Large arrays of values compile for minutes; one string literal compiles at once and is read on first use.
struct TableRow: Sendable {
    private let fields: [String]

    /// The rows of a table, one a line; blank lines are not rows.
    static func rows(of text: String) -> [TableRow] {
        // Over bytes: telling characters apart would take longer than everything else.
        var text = text
        return text.withUTF8 { bytes in
            bytes.split(separator: 0x0A).map { line in
                let fields = line.split(separator: 0x09, omittingEmptySubsequences: false)
                return TableRow(fields: fields.map { String(decoding: $0, as: UTF8.self) })
            }
        }
    }

    /// Whether it is the heading of the rows below it.
    var isHeading: Bool { self[0] == "#" }

    /// The text of a column counted from 0, empty where the row is shorter.
    subscript(column: Int) -> String { fields.indices.contains(column) ? fields[column] : "" }

    /// The text of a column, `nil` where it is empty.
    func text(_ column: Int) -> String? {
        let text = self[column]
        return text.isEmpty ? nil : text
    }

    /// Whether a column carries no `?`, the mark of what is uncertain.
    func isCertain(_ column: Int) -> Bool { self[column] != "?" }

    /// The parts of a column between separators of one byte, without empty ones.
    func list(_ column: Int, separator: Unicode.Scalar) -> [String] {
        self[column].utf8.split(separator: UInt8(ascii: separator)).map { String($0) ?? "" }
    }
}
