import HandrailCode
import HandrailModel
import HandrailSource
import HandrailValues

/// Builds functions that return one view early and another further down: what follows is the other side of the
/// conditional.
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
            let failed = (asked ?? ElementCondition(subject: .app, text: "")).opposite
            let met = scope.binding(evaluator.names(boundBy: conditions, in: scope))
            build(
                [
                    ConditionalBranch(body: otherwise, scope: scope, condition: failed),
                    ConditionalBranch(body: Array(rest), scope: met, condition: theRest),
                ], at: statement, in: scope, slot: slot, pending, with: &views)
            return true
        case .expression(let expression):
            guard case .conditional(let conditional) = expression.kind else { return false }
            let after =
                conditional.branches.allSatisfy { $0.body.isEmpty || EarlyReturn.ends($0.body) }
                ? scope : views.evaluator.scope(afterRunning: expression, in: scope)
            return build(
                conditional, at: statement, before: rest, in: scope, after: after, slot: slot, pending, with: &views)
        case .block(let body):
            let after = views.evaluator.scope(afterBlock: body, in: scope)
            return build(body, at: statement, before: rest, in: scope, after: after, slot: slot, pending, with: &views)
        case .forEach(let name, let sequence, let body):
            let each = name.map { scope.binding($0, to: .value(.runtime(nil))) } ?? scope
            let after = views.evaluator.scope(afterLoop: name, over: sequence, body, in: scope)
            build(
                [
                    ConditionalBranch(body: body, scope: each, condition: theRest),
                    ConditionalBranch(body: Array(rest), scope: after, condition: theRest),
                ], at: statement, in: scope, slot: slot, pending, with: &views)
            return true
        case .binding, .tupleBinding, .function, .conditionalCompilation, .caught, .result, .other:
            return false
        }
    }

    /// Builds what a block gives back, what each `catch` does, and what follows where one of them comes to its end.
    private static func build(
        _ block: [Statement], at statement: Statement, before rest: ArraySlice<Statement>, in scope: Scope,
        after: Scope, slot: Slot, _ pending: PendingAttributes, with views: inout ViewBuilder
    ) -> Bool {
        let caught = block.compactMap { statement -> [Statement]? in
            if case .caught(let body) = statement.kind { body } else { nil }
        }
        let bodies = [Array(block.dropLast(caught.count))] + caught
        var ways = bodies.filter(EarlyReturn.gives).map {
            ConditionalBranch(body: $0, scope: scope, condition: theRest)
        }
        if !rest.isEmpty, !bodies.allSatisfy(EarlyReturn.ends) {
            ways.append(ConditionalBranch(body: Array(rest), scope: after, condition: theRest))
        }
        if ways.count == 1 {
            views.buildStatements(ways[0].body, in: ways[0].scope, slot: slot, pending)
            return true
        }
        build(ways, at: statement, in: scope, slot: slot, pending, with: &views)
        return true
    }

    private static func build(
        _ conditional: Conditional, at statement: Statement, before rest: ArraySlice<Statement>, in scope: Scope,
        after: Scope, slot: Slot, _ pending: PendingAttributes, with views: inout ViewBuilder
    ) -> Bool {
        let taken = views.evaluator.branchReader.branches(of: conditional, in: scope)
        SkippedBranchBuilder.build(conditional, besides: taken, in: scope, with: &views)
        if taken.isEmpty { return false }
        if taken.count == 1, taken[0].isTaken {
            let body = taken[0].0.body
            views.buildStatements(
                EarlyReturn.ends(body) ? body : body + rest, in: taken[0].0.scope, slot: slot, pending)
            return true
        }
        let conditions = ConditionReader(evaluator: views.evaluator)
        // What does not end with what it gives back goes on further down; what gives nothing back has its part there.
        var ways = taken.filter { EarlyReturn.gives($0.0.body) }.map { branch in
            ConditionalBranch(
                body: EarlyReturn.ends(branch.0.body) ? branch.0.body : branch.0.body + rest, scope: branch.0.scope,
                condition: conditions.condition(ofBranch: branch.0.body, of: conditional, in: scope))
        }
        let isComplete = taken.last?.isTaken == true || conditional.isExhaustive
        if !isComplete || ways.count < taken.count {
            ways.append(ConditionalBranch(body: Array(rest), scope: after, condition: theRest))
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
        BranchingBuilder.build(
            ways, isComplete: true, hasElse: true, at: SourcePlace(file: scope.file, range: statement.range),
            slot: slot, pending, with: &views)
    }
}
