package import HandrailCode
import HandrailModel
import HandrailProgram
import HandrailSource

extension Evaluator {
    /// What a body returns: the value of its only expression, or of whatever `return` may be reached.
    package func result(of body: [Statement], in scope: Scope) -> Value {
        guard let first = body.first else { return .choice([]) }
        let place = SourcePlace(file: scope.file, range: first.range)
        return budget.descend(intoBodyAt: place, otherwise: .unknown(.tooDeep)) {
            var reader = BodyReader(evaluator: self)
            reader.read(whole: body, at: BodyReader.Site(scope: scope))
            return .choice(reader.results)
        }
    }

    /// What a body comes to that is being read already for the same.
    func circle(in body: [Statement], _ scope: Scope) -> Value {
        guard let first = body.first else { return .choice([]) }
        budget.endTurns(ofBodyAt: SourcePlace(file: scope.file, range: first.range))
        return .unknown(.tooDeep)
    }

    /// The scope after a statement that does nothing but give values to names of the body around:
    /// `if isOn { tint = .red }`; `nil` where it does anything else.
    package func scope(after statement: Expression, in scope: Scope) -> Scope? {
        guard Self.onlyAssigns(statement) else { return nil }
        var reader = BodyReader(evaluator: self)
        var site = BodyReader.Site(scope: scope)
        return reader.perform(statement, at: &site) == .goesOn ? site.scope : scope
    }

    /// The scope after an expression of code that gives back what it makes with `return`.
    package func scope(afterRunning expression: Expression, in scope: Scope) -> Scope {
        var reader = BodyReader(evaluator: self)
        var site = BodyReader.Site(scope: scope)
        return reader.perform(expression, at: &site) == .goesOn ? site.scope : scope
    }

    /// The scope after `do`, `while`, `repeat` or `defer`.
    package func scope(afterBlock body: [Statement], in scope: Scope) -> Scope {
        var reader = BodyReader(evaluator: self)
        var site = BodyReader.Site(scope: scope)
        return reader.block(body, at: &site) == .goesOn ? site.scope : scope
    }

    /// The scope after a loop.
    package func scope(
        afterLoop name: String?, over sequence: Expression, _ body: [Statement], in scope: Scope
    ) -> Scope {
        var reader = BodyReader(evaluator: self)
        var site = BodyReader.Site(scope: scope)
        _ = reader.loop(name, over: sequence, body, at: &site)
        return site.scope
    }

    /// Whether a statement does nothing but give values to names.
    package static func onlyAssigns(_ statement: Expression) -> Bool {
        switch statement.kind {
        case .binary("=", let target, _), .binary("+=", let target, _):
            if case .name = target.kind { true } else { false }
        case .conditional(let conditional):
            conditional.branches.contains { !$0.body.isEmpty } && conditional.branches.allSatisfy { branch in
                branch.body.allSatisfy { statement in
                    guard case .expression(let inner) = statement.kind else { return false }
                    return onlyAssigns(inner)
                }
            }
        default: false
        }
    }

    /// The value of `if` and `switch` as expressions.
    package func value(of conditional: Conditional, in scope: Scope) -> Value {
        var reader = BodyReader(evaluator: self)
        for (branch, _) in branchReader.branches(of: conditional, in: scope) {
            reader.read(whole: branch.body, at: BodyReader.Site(scope: branch.scope))
        }
        return .choice(reader.results)
    }
}
