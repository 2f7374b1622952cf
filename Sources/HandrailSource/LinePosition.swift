/// A line and column, both from 1; the column counts UTF-8 bytes.
public struct LinePosition: Hashable, Sendable, Comparable {
    /// Line, from 1.
    public let line: Int
    /// Column, from 1, in UTF-8 bytes.
    public let column: Int

    /// A position.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// In reading order.
    public static func < (a: LinePosition, b: LinePosition) -> Bool {
        (a.line, a.column) < (b.line, b.column)
    }
}
