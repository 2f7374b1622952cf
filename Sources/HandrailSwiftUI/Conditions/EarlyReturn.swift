import HandrailCode
import HandrailFrameworks

/// Statements that return one view early, while another follows further down.
enum EarlyReturn {
    /// Whether a body may end with a statement, on one of its sides.
    static func mayEnd(_ statement: Statement) -> Bool {
        switch statement.kind {
        case .guardElse(_, let otherwise): ends(otherwise)
        case .expression(let expression): gives(expression)
        case .block(let body), .forEach(_, _, let body): gives(body)
        case .binding, .tupleBinding, .function, .conditionalCompilation, .caught, .result, .other: false
        }
    }

    /// Whether statements end with a view that is returned.
    static func ends(_ body: [Statement]) -> Bool {
        if case .result(_?)? = body.last?.kind { true } else { false }
    }

    /// Whether statements give something back with `return` anywhere: then what merely stands among them is no view.
    static func gives(_ body: [Statement]) -> Bool {
        body.contains { statement in
            switch statement.kind {
            case .result(let given): given != nil
            case .expression(let expression): gives(expression)
            case .guardElse(_, let otherwise): gives(otherwise)
            case .block(let inner), .caught(let inner), .forEach(_, _, let inner): gives(inner)
            case .conditionalCompilation(let clauses): clauses.contains { gives($0.body) }
            case .binding, .tupleBinding, .function, .other: false
            }
        }
    }

    /// Whether it is a conditional of which some side gives something back with `return`.
    static func gives(_ expression: Expression) -> Bool {
        guard case .conditional(let conditional) = expression.kind else { return false }
        return conditional.branches.contains { gives($0.body) }
    }

    /// Whether what is returned early shows something: `AnyView(EmptyView())` does not.
    static func showsSomething(_ body: [Statement]) -> Bool {
        guard case .result(let shown?)? = body.last?.kind else { return false }
        return !isNothing(shown)
    }

    private static func isNothing(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .null: true
        case .call(let callee, let arguments):
            if let marks = callee.namedEntry?.marks {
                marks.contains(.holdsNothing)
                    || marks.contains(.erasesType) && arguments.count == 1 && isNothing(arguments[0].value)
            } else {
                false
            }
        default: false
        }
    }
}
