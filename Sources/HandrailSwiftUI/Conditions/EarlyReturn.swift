import HandrailCode
import HandrailFrameworks

/// Statements that return one view early, while another follows further down.
enum EarlyReturn {
    /// Whether a body may end with a statement, on one of its sides.
    static func mayEnd(_ statement: Statement) -> Bool {
        switch statement.kind {
        case .guardElse(_, let otherwise): ends(otherwise)
        case .expression(let expression):
            if case .conditional(let conditional) = expression.kind {
                conditional.branches.contains { ends($0.body) }
            } else {
                false
            }
        case .binding, .tupleBinding, .function, .conditionalCompilation, .block, .caught, .result, .forEach, .other:
            false
        }
    }

    /// Whether statements end with a view that is returned.
    static func ends(_ body: [Statement]) -> Bool {
        if case .result(_?)? = body.last?.kind { true } else { false }
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
