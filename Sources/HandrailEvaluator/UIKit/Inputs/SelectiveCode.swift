import HandrailCode

/// Code that does something for some of the objects that it is called with, by their type.
enum SelectiveCode {
    /// Whether statements go on, or do what they do, only for objects of certain types.
    static func asksForType(_ body: [Statement]) -> Bool {
        body.contains { statement in
            switch statement.kind {
            case .guardElse(let conditions, _): conditions.contains(where: asksForType)
            case .expression(let expression):
                if case .conditional(let conditional) = expression.kind {
                    // Several branches do something for several kinds.
                    conditional.branches.count == 1 && conditional.branches[0].conditions.contains(where: asksForType)
                } else {
                    false
                }
            default: false
            }
        }
    }

    private static func asksForType(_ condition: Condition) -> Bool {
        switch condition {
        case .expression(let expression), .pattern(.expression(let expression), _): isTypeTest(expression)
        case .binding(_, let value): value.map(isCast) ?? false
        case .pattern, .platform: false
        }
    }

    private static func isTypeTest(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .cast(_, "is", _): true
        case .unary("!", let inner): isTypeTest(inner)
        case .binary(let infix, let left, let right): (infix == "&&" || infix == "||") && (isTypeTest(left) || isTypeTest(right))
        default: false
        }
    }

    /// Whether an object is taken for one of a type, and not the cell at hand, which is of its type for good.
    private static func isCast(_ expression: Expression) -> Bool {
        if case .cast(let subject, _, _) = expression.kind { !isCell(subject) } else { false }
    }

    private static func isCell(_ expression: Expression) -> Bool {
        guard case .call(let callee, _) = expression.unwrapped.kind else { return false }
        return ActionReader.name(of: callee)?.hasPrefix("cellFor") ?? false
    }
}
