/// One condition of an `if`, `guard` or `while`, or one pattern of a `case`.
public indirect enum Condition: Sendable {
    /// An ordinary Boolean expression.
    case expression(Expression)
    /// `let name = value` or `let name`: holds when the optional has a value.
    case binding(name: String, value: Expression?)
    /// `case pattern = value`, or a pattern of a `switch`.
    case pattern(Pattern, value: Expression?)
    /// `#available(…)`, `os(…)` and other conditions of the compiler; as written.
    case platform(String)
}
