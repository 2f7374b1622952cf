/// What a `.strings` file says.
public struct StringsTable: Hashable, Sendable {
    /// Its entries in the order of the file; a key may come twice.
    public let entries: [StringsTableEntry]
    /// What could not be read; the rest was.
    public let problems: [MarkupProblem]
    /// The UTF-8 text that all ranges and offsets refer to: the file's own bytes unless it is UTF-16.
    public let text: [UInt8]

    /// A table.
    public init(entries: [StringsTableEntry], problems: [MarkupProblem], text: [UInt8]) {
        self.entries = entries
        self.problems = problems
        self.text = text
    }
}
