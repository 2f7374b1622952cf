package import HandrailCode
package import HandrailModel
package import HandrailProgram
package import HandrailSource

extension Evaluator {
    /// What an action does, with its text as digest; that of what it hands on, where it only calls what it was given.
    package func action(_ expression: Expression, in scope: Scope) -> ActionSummary {
        let (source, home) = origin(ofAction: expression, in: scope)
        let range = source.range
        // The first lines tell actions apart; the rest of a long closure is not needed.
        let start = ByteRange(Int(range.lower), min(Int(range.upper), Int(range.lower) + 400))
        let written = program.text(at: SourcePlace(file: home.file, range: start))
        let digest = written.withoutBlanks
        return ActionReader.summary(of: expression, in: scope, evaluator: self, digest: digest)
    }

    /// What `self` was given for a property where it was made.
    package func given(_ property: String, in scope: Scope) -> (expression: Expression, scope: Scope)? {
        guard case .value(.instance(let instance))? = scope.currentReceiver,
            case .deferred(let expression, let home, _)? = instance.properties[property]
        else { return nil }
        return (expression, home)
    }

    /// Where an action is written that components hand on to each other: `{ action() }` and `action` are what they are
    /// given.
    package func origin(ofAction expression: Expression, in scope: Scope) -> (Expression, Scope) {
        var current = (expression: expression, scope: scope)
        for _ in 0..<Self.mostHands {
            guard let name = Self.calledAlone(current.expression) else { break }
            if case .deferred(let handed, let home, _)? = current.scope.local(name) {
                current = (handed, home)
            } else if let given = given(name, in: current.scope) {
                current = given
            } else {
                break
            }
        }
        return current
    }

    // Through more components than that nobody hands an action on.
    private static let mostHands = 6

    /// The name of what an action is, or calls without arguments and does nothing else.
    static func calledAlone(_ expression: Expression) -> String? {
        switch expression.kind {
        case .name(let name): name
        case .member(let base?, let name, _): ActionReader.isSelf(base.unwrapped) ? name : nil
        case .closure(let closure): onlyExpression(closure.body).flatMap(calledAlone(byCallOf:))
        default: nil
        }
    }

    private static func calledAlone(byCallOf expression: Expression) -> String? {
        guard case .call(let callee, let arguments) = expression.kind, arguments.isEmpty else { return nil }
        if case .closure = callee.kind { return nil }
        return calledAlone(callee.unwrapped)
    }
}
