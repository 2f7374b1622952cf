import HandrailCode

/// A call in a manifest: `Package(…)`, `.target(…)`, `.process("…")`.
struct ManifestCall {
    /// The last name of what is called.
    let name: String
    private let arguments: [Argument]

    /// The call that an expression is; `nil` where it is something else.
    init?(_ expression: Expression) {
        guard case .call(let callee, let arguments) = expression.kind else { return nil }
        switch callee.kind {
        case .name(let name), .member(_, let name, _): self.name = name
        default: return nil
        }
        self.arguments = arguments
    }

    /// The value of an argument.
    subscript(label: String) -> Expression? { arguments.first { $0.label == label }?.value }

    /// The first argument without a label.
    var first: Expression? { arguments.first { $0.label == nil }?.value }
}
