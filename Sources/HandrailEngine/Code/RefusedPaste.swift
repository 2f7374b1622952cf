import HandrailCode

/// Tells whether a function that is asked which commands a view takes refuses to paste, whatever else holds.
struct RefusedPaste {
    /// How code is written.
    let spelling: CodeSpelling

    /// The function that the system asks.
    static let question = "canPerformAction"

    /// Whether the function answers no to every command, or to that of pasting by itself.
    func isAnswer(of function: FunctionDeclaration) -> Bool {
        guard function.name == Self.question else { return false }
        if Self.isNo(function.body) { return true }
        return function.body.contains { statement in
            guard case .expression(let expression) = statement.kind,
                case .conditional(let conditional) = expression.kind
            else { return false }
            return conditional.branches.contains { branch in
                Self.isNo(branch.body) && branch.conditions.count == 1 && branch.conditions.allSatisfy(asksOfPasting)
            }
        }
    }

    private static func isNo(_ body: [Statement]) -> Bool {
        guard body.count == 1, let only = body.first else { return false }
        switch only.kind {
        case .result(let value?), .expression(let value):
            if case .boolean(false) = value.unwrapped.kind { return true }
            return false
        default: return false
        }
    }

    private func asksOfPasting(_ condition: Condition) -> Bool {
        let asked: Expression
        switch condition {
        case .expression(let expression): asked = expression
        case .pattern(.expression(let value), _): asked = value
        case .pattern, .binding, .platform: return false
        }
        let text = spelling.spelling(of: asked.range)
        guard !text.contains("!"), !text.contains("&&") else { return false }
        return text.contains("paste(") || text.contains("paste:")
    }
}
