public import HandrailSource

/// Code that is compiled under a condition only: what stands in one clause of an `#if`.
public struct CompiledClause: Hashable, Sendable {
    /// Where it stands.
    public let range: ByteRange
    /// The condition under which it is compiled: its own, where those of the clauses before it do not hold.
    public let condition: String

    /// A clause.
    public init(range: ByteRange, condition: String) {
        self.range = range
        self.condition = condition
    }
}
