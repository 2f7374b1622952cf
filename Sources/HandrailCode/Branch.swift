public import HandrailSource

/// One branch of a conditional.
public struct Branch: Sendable {
    /// What must hold; empty for `else` and `default`.
    public let conditions: [Condition]
    /// What is done.
    public let body: [Statement]
    /// The bytes of the whole branch.
    public let range: ByteRange

    /// A branch.
    public init(conditions: [Condition], body: [Statement], range: ByteRange) {
        self.conditions = conditions
        self.body = body
        self.range = range
    }
}
