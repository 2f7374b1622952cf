/// One argument of a call, in the order written.
public struct Argument: Sendable {
    /// The label, where it has one.
    public let label: String?
    /// The value.
    public let value: Expression
    /// Whether it is a closure behind the parentheses; the first of these never has a label.
    public let isTrailing: Bool

    /// An argument.
    public init(label: String?, value: Expression, isTrailing: Bool = false) {
        self.label = label
        self.value = value
        self.isTrailing = isTrailing
    }
}
