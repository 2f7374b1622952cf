/// What is said of the cells of a data table besides their own words.
struct DataTableReading {
    private let cells: [AccessibilityNode]
    private let byIdentifier: [String: AccessibilityNode]
    private let headers: TableHeaders
    /// The first column of each row that is taken, by row.
    private let firstColumn: [Int: Int]

    /// A table of cells; nodes without a place in it are read plainly.
    init(_ nodes: [AccessibilityNode], headers: TableHeaders) {
        cells = nodes.filter { $0.cell != nil }
        byIdentifier = Dictionary(cells.compactMap { node in node.identifier.map { ($0, node) } }) { first, _ in first }
        self.headers = headers
        var firstColumn: [Int: Int] = [:]
        for cell in cells.compactMap(\.cell) {
            guard let row = cell.row, let column = cell.column, row >= 0 else { continue }
            // A span is not followed without end, whatever the cell claims.
            for taken in row..<(row + min(cell.rowSpan, 1000)) {
                firstColumn[taken] = min(firstColumn[taken] ?? column, column)
            }
        }
        self.firstColumn = firstColumn
    }

    /// What is said of a cell.
    func context(of node: AccessibilityNode) -> StopContext.Cell? {
        guard let cell = node.cell else { return nil }
        let opensRow = cell.row.map { row in cell.column.map { firstColumn[row] == $0 } ?? false } ?? false
        var names: [String] = []
        if opensRow, let row = cell.row { names += headers.ofRow[row] ?? [] }
        if let column = cell.column {
            names += (headers.ofColumn[column] ?? []).filter { !(opensRow && isAbove($0, cell)) }
        }
        let spoken = TableCell(
            row: opensRow ? cell.row : nil, column: cell.column, rowSpan: cell.rowSpan, columnSpan: cell.columnSpan)
        return StopContext.Cell(headers: names.compactMap { header($0, of: node) }, cell: spoken)
    }

    // A cell is not its own header, and what is no cell of the table is not read.
    private func header(_ identifier: String, of node: AccessibilityNode) -> StopContext.Header? {
        guard identifier != node.identifier, let header = byIdentifier[identifier] else { return nil }
        return StopContext.Header(label: header.label, value: header.value)
    }

    // Heard on devices: the first cell of a row does not read the header that stands right over it.
    private func isAbove(_ identifier: String, _ cell: TableCell) -> Bool {
        guard let above = byIdentifier[identifier]?.cell, let row = above.row, let own = cell.row else { return false }
        return row + above.rowSpan == own && above.column == cell.column
    }
}
