import HandrailCode
import HandrailModel
import HandrailSource
import HandrailValues

/// Functions that return one view early and another further down: what follows is the other side of the fork.
extension ViewBuilder {
    /// Whether a body may end with a statement, on one of its sides.
    static func mayLeave(_ statement: Statement) -> Bool {
        switch statement.kind {
        case .guardElse(_, let otherwise): leaves(otherwise)
        case .expression(let expression):
            if case .conditional(let conditional) = expression.kind {
                conditional.branches.contains { leaves($0.body) }
            } else {
                false
            }
        case .binding, .tupleBinding, .function, .conditionalCompilation, .block, .caught, .result, .forEach, .other:
            false
        }
    }

    private static func leaves(_ body: [Statement]) -> Bool {
        if case .result(_?)? = body.last?.kind { true } else { false }
    }

    /// Builds a statement that ends the body on some side, and the `rest` of the body on the others; `false` where it
    /// is better built as it stands, because nothing is shown on that side.
    mutating func buildLeaving(
        _ statement: Statement, before rest: ArraySlice<Statement>, in scope: Scope, slot: Slot, _ pending: Pending
    ) -> Bool {
        switch statement.kind {
        case .guardElse(let conditions, let otherwise):
            guard Self.showsSomething(otherwise), evaluator.holds(conditions, in: scope, depth: 0) == nil
            else { return false }
            let asked = conditions.first.map { condition($0, subject: nil, in: scope) }
            let failed = ElementCondition(
                subject: asked?.subject ?? .app, isNegated: !(asked?.isNegated ?? false), text: asked?.text ?? "",
                stateDependencies: asked?.stateDependencies ?? [])
            let met = scope.binding(evaluator.names(boundBy: conditions, in: scope))
            build(
                [
                    ConditionalChain.ConditionalBranch(body: otherwise, scope: scope, condition: failed),
                    ConditionalChain.ConditionalBranch(body: Array(rest), scope: met, condition: Self.theRest),
                ], at: statement, in: scope, slot: slot, pending)
            return true
        case .expression(let expression):
            guard case .conditional(let conditional) = expression.kind,
                conditional.branches.allSatisfy({ $0.body.isEmpty || Self.leaves($0.body) })
            else { return false }
            return buildLeaving(conditional, at: statement, before: rest, in: scope, slot: slot, pending)
        case .binding, .tupleBinding, .function, .conditionalCompilation, .block, .caught, .result, .forEach, .other:
            return false
        }
    }

    private mutating func buildLeaving(
        _ conditional: Conditional, at statement: Statement, before rest: ArraySlice<Statement>, in scope: Scope,
        slot: Slot,
        _ pending: Pending
    ) -> Bool {
        let taken = evaluator.forks.branches(of: conditional, in: scope, depth: 0)
        passOver(conditional, besides: taken, in: scope)
        if taken.isEmpty { return false }
        if taken.count == 1, taken[0].isTaken {
            guard Self.leaves(taken[0].0.body) else { return false }
            buildStatements(taken[0].0.body, in: taken[0].0.scope, slot: slot, pending)
            return true
        }
        var ways = taken.filter { !$0.0.body.isEmpty }.map { branch in
            ConditionalChain.ConditionalBranch(
                body: branch.0.body, scope: branch.0.scope,
                condition: condition(ofBranch: branch.0.body, of: conditional, in: scope))
        }
        let isComplete = taken.last?.isTaken == true || conditional.isExhaustive
        if !isComplete || ways.count < taken.count {
            ways.append(ConditionalChain.ConditionalBranch(body: Array(rest), scope: scope, condition: Self.theRest))
        }
        build(ways, at: statement, in: scope, slot: slot, pending)
        return true
    }

    private static let theRest = ElementCondition(subject: .app, text: "")

    /// Builds ways of which one is always taken, the last where no other is.
    private mutating func build(
        _ ways: [ConditionalChain.ConditionalBranch], at statement: Statement, in scope: Scope, slot: Slot,
        _ pending: Pending
    ) {
        if buildConditionalModifiers(ways, isComplete: true, slot: slot, pending) { return }
        let own = SourcePlace(file: scope.file, range: statement.range)
        tree.open(.alternatives, slot: slot, place: own, attributes: pending.attributes)
        for (index, way) in ways.enumerated() {
            let condition = index + 1 < ways.count ? way.condition : nil
            tree.open(.branch, content: .condition(condition), place: branchPlace(way.body, own, scope))
            onSide(index, of: own) { $0.buildStatements(way.body, in: way.scope) }
            tree.close()
        }
        tree.close()
    }

    /// Whether a side that is left early shows something: `AnyView(EmptyView())` does not.
    private static func showsSomething(_ body: [Statement]) -> Bool {
        guard case .result(let shown?)? = body.last?.kind else { return false }
        return !isNothing(shown)
    }

    private static func isNothing(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .null: true
        case .call(let callee, let arguments):
            switch callee.kind {
            case .name("EmptyView"): true
            case .name("AnyView"): arguments.count == 1 && isNothing(arguments[0].value)
            default: false
            }
        default: false
        }
    }
}
