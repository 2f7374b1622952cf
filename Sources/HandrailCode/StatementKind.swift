/// The forms a statement takes.
public indirect enum StatementKind: Sendable {
    /// An expression on its own; in a result builder, a value it collects.
    case expression(Expression)
    /// `let` or `var` with its name, type and value.
    case binding(name: String, type: TypeName?, value: Expression?)
    /// `let (a, b) = value`.
    case tupleBinding(names: [String], value: Expression)
    /// `return value`.
    case result(Expression?)
    /// `guard conditions else { body }`.
    case guardElse([Condition], body: [Statement])
    /// `for name in sequence { body }`.
    case forEach(name: String?, sequence: Expression, body: [Statement])
    /// `while`, `repeat`, `do` and `defer`: their bodies.
    case block([Statement])
    /// The body of a `catch`.
    case caught([Statement])
    /// `#if` with its clauses; the condition as written, `nil` for `#else`.
    case conditionalCompilation([(condition: String?, body: [Statement])])
    /// A function declared inside a body.
    case function(FunctionDeclaration)
    /// `break`, `continue`, `throw` and what is not modeled.
    case other
}
