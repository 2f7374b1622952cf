/// A pattern of a `case`.
public indirect enum Pattern: Sendable {
    /// `.name` or `Type.name`, with the names it binds from the payload.
    case enumCase(name: String, bindings: [String])
    /// A value compared with.
    case expression(Expression)
    /// `(a, b)`.
    case tuple([Pattern])
    /// `let name`.
    case binding(String)
    /// A pattern that is met only where a Boolean holds too: `let size where size >= .large`.
    case guarded(Pattern, where: Expression)
    /// `_`, or anything not modeled.
    case anything
}
