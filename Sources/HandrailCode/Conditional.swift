/// An `if` or `switch`, as statement or expression: branches of which one is taken.
public struct Conditional: Sendable {
    /// The branches in order. An `if` without `else` has no branch for it.
    public let branches: [Branch]
    /// The value a `switch` looks at; `nil` for `if`.
    public let subject: Expression?
    /// Whether one of the branches is always taken (`else`, or a `switch`, which is exhaustive).
    public let isExhaustive: Bool

    /// A conditional.
    public init(branches: [Branch], subject: Expression?, isExhaustive: Bool) {
        self.branches = branches
        self.subject = subject
        self.isExhaustive = isExhaustive
    }
}
