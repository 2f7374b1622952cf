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

    /// Where the name ends that it calls, or that it ends with: before the arguments of `view.padding(4)`.
    public var nameEnd: UInt32 {
        let inner = unwrapped
        guard case .call(let callee, _) = inner.kind else { return inner.range.upper }
        return callee.unwrapped.range.upper
    }

    /// The names that it is a chain of, as `Login.View`; `nil` for anything else.
    public var dottedName: String? {
        switch kind {
        case .name(let name): name
        case .member(let base?, let name, _): base.dottedName.map { "\($0).\(name)" }
        default: nil
        }
    }

    /// The expression without the question and exclamation marks behind it.
    public var unwrapped: Expression {
        var current = self
        while case .unary(let mark, let inner) = current.kind, mark == "?" || mark == "!" { current = inner }
        return current
    }
}
