public import HandrailSource

/// A statement of lowered Swift.
public struct Statement: Sendable {
    /// What it is.
    public let kind: StatementKind
    /// Its bytes.
    public let range: ByteRange

    /// A statement at `range`.
    public init(_ kind: StatementKind, _ range: ByteRange) {
        self.kind = kind
        self.range = range
    }
}
