import HandrailCode

/// Goes through code for calls and assignments, closures among it, as far as it runs in every case: branches are left
/// out unless the system's version alone decides on them.
enum CodeWalk {
    /// Every call, the outer before the inner.
    static func calls(in body: [Statement], _ note: (Expression, [Argument]) -> Void) {
        walk(body) { expression in
            if case .call(let callee, let arguments) = expression.kind { note(callee, arguments) }
        }
    }

    /// Everything that is assigned, with what it is assigned to.
    static func assignments(in body: [Statement], _ note: (Expression, Expression) -> Void) {
        walk(body) { expression in
            if case .binary("=", let target, let value) = expression.kind { note(target, value) }
        }
    }

    private static func walk(_ body: [Statement], _ note: (Expression) -> Void) {
        for statement in body {
            switch statement.kind {
            case .expression(let expression): walk(expression, note)
            case .binding(_, _, let value), .result(let value): if let value { walk(value, note) }
            case .tupleBinding(_, let value): walk(value, note)
            case .guardElse(let conditions, _):
                walk(conditions, note)
                // What is unwrapped is there as a rule; what is asked may have either answer.
                if conditions.contains(where: isAsked) { return }
            case .forEach(_, let sequence, let body):
                walk(sequence, note)
                walk(body, note)
            case .block(let body), .caught(let body): walk(body, note)
            case .conditionalCompilation(let clauses): for clause in clauses { walk(clause.body, note) }
            // A function within another runs only where it is called.
            case .function, .other: break
            }
        }
    }

    private static func isAsked(_ condition: Condition) -> Bool {
        if case .expression = condition { true } else { false }
    }

    private static func isOfSystem(_ condition: Condition) -> Bool {
        if case .platform = condition { true } else { false }
    }

    private static func walk(_ conditions: [Condition], _ note: (Expression) -> Void) {
        for condition in conditions {
            switch condition {
            case .expression(let expression): walk(expression, note)
            case .binding(_, let value), .pattern(_, let value): if let value { walk(value, note) }
            case .platform: break
            }
        }
    }

    private static func walk(_ expression: Expression, _ note: (Expression) -> Void) {
        note(expression)
        switch expression.kind {
        case .call(let inner, let arguments), .index(let inner, let arguments):
            walk(inner, note)
            for argument in arguments { walk(argument.value, note) }
        case .member(let base?, _, _): walk(base, note)
        case .closure(let closure): walk(closure.body, note)
        case .array(let elements): for element in elements { walk(element, note) }
        case .dictionary(let entries):
            for entry in entries {
                walk(entry.key, note)
                walk(entry.value, note)
            }
        case .tuple(let arguments), .macro(_, let arguments):
            for argument in arguments { walk(argument.value, note) }
        case .ternary(let condition, _, _): walk(condition, note)
        case .binary(_, let left, let right):
            walk(left, note)
            walk(right, note)
        case .unary(_, let inner), .cast(let inner, _, _): walk(inner, note)
        case .conditional(let conditional):
            if let subject = conditional.subject { walk(subject, note) }
            for branch in conditional.branches {
                walk(branch.conditions, note)
                if !branch.conditions.isEmpty, branch.conditions.allSatisfy(isOfSystem) { walk(branch.body, note) }
            }
        case .conditionalCompilation(let base, let clauses):
            walk(base, note)
            for clause in clauses { if let value = clause.expression { walk(value, note) } }
        case .string(let segments):
            for case .interpolation(let value) in segments { walk(value, note) }
        case .member, .name, .number, .boolean, .null, .keyPath, .other: break
        }
    }
}
