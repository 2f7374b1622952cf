/// One clause of `#if` in a chain of modifiers.
public struct PostfixClause: Sendable {
    /// The condition as written; `nil` for `#else`.
    public let condition: String?
    /// The chain, whose innermost member has no base.
    public let expression: Expression?

    /// A clause.
    public init(condition: String?, expression: Expression?) {
        self.condition = condition
        self.expression = expression
    }
}
