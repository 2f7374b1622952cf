import HandrailCode
import HandrailModel
import HandrailSource
import HandrailValues

/// Builds functions that return one view early and another further down: what follows is the other side of the fork.
enum EarlyReturnBuilder {
    /// Builds a statement that ends the body on some side, and the `rest` of the body on the others; `false` where it
    /// is better built as it stands, because nothing is shown on that side.
    static func build(
        _ statement: Statement, before rest: ArraySlice<Statement>, in scope: Scope, slot: Slot,
        _ pending: PendingAttributes, with views: inout ViewBuilder
    ) -> Bool {
        switch statement.kind {
        case .guardElse(let conditions, let otherwise):
            let evaluator = views.evaluator
            guard EarlyReturn.showsSomething(otherwise), evaluator.holds(conditions, in: scope) == nil
            else { return false }
            let reader = ConditionReader(evaluator: evaluator)
            let asked = conditions.first.map { reader.condition($0, subject: nil, in: scope) }
            let failed = ElementCondition(
                subject: asked?.subject ?? .app, isNegated: !(asked?.isNegated ?? false), text: asked?.text ?? "",
                stateDependencies: asked?.stateDependencies ?? [], initially: asked?.initially.map { !$0 })
            let met = scope.binding(evaluator.names(boundBy: conditions, in: scope))
            build(
                [
                    ConditionalBranch(body: otherwise, scope: scope, condition: failed),
                    ConditionalBranch(body: Array(rest), scope: met, condition: theRest),
                ], at: statement, in: scope, slot: slot, pending, with: &views)
            return true
        case .expression(let expression):
            guard case .conditional(let conditional) = expression.kind,
                conditional.branches.allSatisfy({ $0.body.isEmpty || EarlyReturn.ends($0.body) })
            else { return false }
            return build(conditional, at: statement, before: rest, in: scope, slot: slot, pending, with: &views)
        case .binding, .tupleBinding, .function, .conditionalCompilation, .block, .caught, .result, .forEach, .other:
            return false
        }
    }

    private static func build(
        _ conditional: Conditional, at statement: Statement, before rest: ArraySlice<Statement>, in scope: Scope,
        slot: Slot, _ pending: PendingAttributes, with views: inout ViewBuilder
    ) -> Bool {
        let taken = views.evaluator.forks.branches(of: conditional, in: scope)
        SkippedBranchBuilder.build(conditional, besides: taken, in: scope, with: &views)
        if taken.isEmpty { return false }
        if taken.count == 1, taken[0].isTaken {
            guard EarlyReturn.ends(taken[0].0.body) else { return false }
            views.buildStatements(taken[0].0.body, in: taken[0].0.scope, slot: slot, pending)
            return true
        }
        let conditions = ConditionReader(evaluator: views.evaluator)
        var ways = taken.filter { !$0.0.body.isEmpty }.map { branch in
            ConditionalBranch(
                body: branch.0.body, scope: branch.0.scope,
                condition: conditions.condition(ofBranch: branch.0.body, of: conditional, in: scope))
        }
        let isComplete = taken.last?.isTaken == true || conditional.isExhaustive
        if !isComplete || ways.count < taken.count {
            ways.append(ConditionalBranch(body: Array(rest), scope: scope, condition: theRest))
        }
        build(ways, at: statement, in: scope, slot: slot, pending, with: &views)
        return true
    }

    private static let theRest = ElementCondition(subject: .app, text: "")

    /// Builds ways of which one is always taken, the last where no other is.
    private static func build(
        _ ways: [ConditionalBranch], at statement: Statement, in scope: Scope, slot: Slot,
        _ pending: PendingAttributes, with views: inout ViewBuilder
    ) {
        ForkBuilder.build(
            ways, isComplete: true, hasElse: true, at: SourcePlace(file: scope.file, range: statement.range),
            slot: slot, pending, with: &views)
    }
}
