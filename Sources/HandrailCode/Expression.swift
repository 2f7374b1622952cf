public import HandrailSource

/// An expression of lowered Swift: what it says, and where it stands.
public struct Expression: Sendable {
    /// What the expression is.
    public let kind: ExpressionKind
    /// Its bytes, without surrounding blanks and comments.
    public let range: ByteRange

    /// An expression at `range`.
    public init(_ kind: ExpressionKind, _ range: ByteRange) {
        self.kind = kind
        self.range = range
    }

    /// The expression without the question and exclamation marks behind it.
    public var unwrapped: Expression {
        var current = self
        while case .unary(let mark, let inner) = current.kind, mark == "?" || mark == "!" { current = inner }
        return current
    }
}
