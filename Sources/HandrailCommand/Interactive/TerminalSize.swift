/// Size of a terminal in cells.
package struct TerminalSize: Hashable, Sendable {
    /// Cells in a line; at least one.
    package let columns: Int
    /// Lines; at least one.
    package let rows: Int

    /// A size. What is not positive is taken for a terminal that does not know its size: 80 by 24.
    package init(columns: Int, rows: Int) {
        self.columns = columns > 0 ? min(columns, 1000) : 80
        self.rows = rows > 0 ? min(rows, 1000) : 24
    }
}
