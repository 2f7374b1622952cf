/// The forms an expression takes. Everything the evaluators never ask for is `other`.
public indirect enum ExpressionKind: Sendable {
    /// A string literal with its interpolations.
    case string([StringSegment])
    /// An integer or floating-point literal.
    case number(Double)
    /// `true` or `false`.
    case boolean(Bool)
    /// `nil`.
    case null
    /// A name alone: `title`, `self`, `Self`, `$value`, `Text`. Generic arguments are dropped.
    case name(String)
    /// `base.name`, or `.name` where the base is left to the context.
    case member(base: Expression?, name: String, nameStart: UInt32)
    /// A call with its arguments; trailing closures are arguments marked as such.
    case call(callee: Expression, arguments: [Argument])
    /// `base[arguments]`.
    case index(base: Expression, arguments: [Argument])
    /// `{ parameters in body }`.
    case closure(Closure)
    /// `[a, b]`.
    case array([Expression])
    /// `[a: b]`.
    case dictionary([(key: Expression, value: Expression)])
    /// `(a, label: b)`; a parenthesized expression stands for itself.
    case tuple([Argument])
    /// `condition ? then : else`.
    case ternary(condition: Expression, then: Expression, otherwise: Expression)
    /// `left op right`, folded by precedence; assignments are operators too.
    case binary(operator: String, left: Expression, right: Expression)
    /// `!a`, `-a`, `&a`, `a!` and `a?`.
    case unary(operator: String, Expression)
    /// `\.name.name`, as written without the backslash and the root type.
    case keyPath(String)
    /// `if` or `switch` used as an expression or as a statement.
    case conditional(Conditional)
    /// `value as Type`, `value is Type`; the type as written.
    case cast(Expression, operator: String, type: String)
    /// `base` followed by `#if … .modifier() … #endif`; each clause's expression starts at `self`-less members of
    /// `base`.
    case conditionalCompilation(base: Expression, clauses: [PostfixClause])
    /// `#Name(arguments)`: a freestanding macro.
    case macro(name: String, arguments: [Argument])
    /// `try`, `await` and the like are dropped; what is left over is not modeled.
    case other
}
