/// Where a cell of a data table stands.
public struct TableCell: Hashable, Sendable {
    /// The first row, from 0; `nil` where the cell does not say.
    public let row: Int?
    /// The first column, from 0; `nil` where the cell does not say.
    public let column: Int?
    /// Rows it takes, at least 1.
    public let rowSpan: Int
    /// Columns it takes, at least 1.
    public let columnSpan: Int

    /// A cell's place.
    public init(row: Int?, column: Int?, rowSpan: Int = 1, columnSpan: Int = 1) {
        self.row = row
        self.column = column
        self.rowSpan = max(1, rowSpan)
        self.columnSpan = max(1, columnSpan)
    }
}
