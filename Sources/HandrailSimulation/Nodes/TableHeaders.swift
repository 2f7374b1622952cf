/// The headers that a data table gives, by the identifiers of its cells.
public struct TableHeaders: Hashable, Sendable {
    /// Header cells of each row, by row from 0.
    public let ofRow: [Int: [String]]
    /// Header cells of each column, by column from 0.
    public let ofColumn: [Int: [String]]

    /// Headers; none unless given.
    public init(ofRow: [Int: [String]] = [:], ofColumn: [Int: [String]] = [:]) {
        self.ofRow = ofRow
        self.ofColumn = ofColumn
    }
}
