package import HandrailCode
import HandrailProgram

/// Where an action is written that components hand on to each other: `{ action() }` and `action` are what they are
/// given.
package struct ActionOrigin {
    /// The closure, or the reference to a function.
    package let expression: Expression
    /// What it can see.
    package let scope: Scope

    /// Follows the action given as `expression`.
    package init(of expression: Expression, in scope: Scope) {
        var current = (expression: expression, scope: scope)
        for _ in 0..<Self.mostHands {
            guard let name = Self.calledAlone(current.expression) else { break }
            if case .deferred(let handed, let home, _)? = current.scope.local(name) {
                current = (handed, home)
            } else if let given = current.scope.given(name) {
                current = given
            } else {
                break
            }
        }
        (self.expression, self.scope) = current
    }

    // Through more components than that nobody hands an action on.
    private static let mostHands = 6

    /// The name of what an action is, or calls without arguments and does nothing else.
    static func calledAlone(_ expression: Expression) -> String? {
        switch expression.kind {
        case .name(let name): name
        case .member(let base?, let name, _): if case .name("self") = base.unwrapped.kind { name } else { nil }
        case .closure(let closure): Evaluator.onlyExpression(closure.body).flatMap(calledAlone(byCallOf:))
        default: nil
        }
    }

    private static func calledAlone(byCallOf expression: Expression) -> String? {
        guard case .call(let callee, let arguments) = expression.kind, arguments.isEmpty else { return nil }
        if case .closure = callee.kind { return nil }
        return calledAlone(callee.unwrapped)
    }
}
