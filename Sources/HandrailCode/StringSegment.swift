/// A piece of a string literal.
public enum StringSegment: Sendable {
    /// Text with its escapes resolved.
    case text(String)
    /// `\(value)`; the first unlabeled argument of the interpolation.
    case interpolation(Expression)

    /// Whether there is nothing in it.
    public var isEmpty: Bool { if case .text(let text) = self { text.isEmpty } else { false } }
}
