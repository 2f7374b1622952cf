import HandrailCode
import HandrailModel
import HandrailSource
import HandrailValues

/// Builds conditionals as alternatives, each side under its condition: `if` and `switch`, `#if`, `a ? b : c` and `a ??
/// b`.
enum BranchingBuilder {
    /// Builds `if` and `switch`: the one branch that is known to be taken, or alternatives.
    static func build(
        _ conditional: Conditional, at expression: Expression, in scope: Scope, slot: Slot,
        _ pending: PendingAttributes, with views: inout ViewBuilder
    ) {
        let taken = views.evaluator.branchReader.branches(of: conditional, in: scope)
        SkippedBranchBuilder.build(conditional, besides: taken, in: scope, with: &views)
        if taken.count == 1, taken[0].isTaken {
            views.buildStatements(taken[0].0.body, in: taken[0].0.scope, slot: slot, pending)
            return
        }
        if taken.isEmpty { return }
        let conditions = ConditionReader(evaluator: views.evaluator)
        let ways = taken.map { branch in
            ConditionalBranch(
                body: branch.0.body, scope: branch.0.scope,
                condition: conditions.condition(ofBranch: branch.0.body, of: conditional, in: scope))
        }
        let isComplete = conditional.isExhaustive || taken.last?.isTaken == true
        build(
            ways, isComplete: isComplete, hasElse: isComplete, at: scope.place(of: expression), slot: slot, pending,
            with: &views)
    }

    /// Builds the clauses of `#if` as alternatives; a single clause as what it holds.
    static func build(
        _ clauses: [(condition: String?, body: [Statement])], at statement: Statement, in scope: Scope, slot: Slot,
        _ pending: PendingAttributes, with views: inout ViewBuilder
    ) {
        let compiled = views.program.compiled(clauses, in: scope.file, condition: \.condition)
        let filled = compiled.filter { !$0.body.isEmpty }
        guard filled.count > 1 else {
            if let only = filled.first { views.buildStatements(only.body, in: scope, slot: slot, pending) }
            return
        }
        let ways = filled.map { clause in
            ConditionalBranch(
                body: clause.body, scope: scope,
                condition: ElementCondition(subject: .platform, text: clause.condition ?? "else"))
        }
        let hasElse = filled.last?.condition == nil
        build(
            ways, isComplete: hasElse && compiled.count == filled.count, hasElse: hasElse,
            at: SourcePlace(file: scope.file, range: statement.range), slot: slot, pending, with: &views)
    }

    /// Builds ways of which at most one is taken: as one view with conditional modifiers where they come to that.
    ///
    /// - Parameters:
    ///   - isComplete: whether one of them is taken in every case.
    ///   - hasElse: whether the last is taken where no other is, without a condition of its own.
    static func build(
        _ ways: [ConditionalBranch], isComplete: Bool, hasElse: Bool, at own: SourcePlace, slot: Slot,
        _ pending: PendingAttributes, with views: inout ViewBuilder
    ) {
        let sides = ways.flatMap { unfolded($0, with: views) }
        if ConditionalModifierBuilder.build(
            sides, isComplete: isComplete, at: own, slot: slot, pending, with: &views)
        {
            return
        }
        views.tree.open(.alternatives, slot: slot, place: own, attributes: pending.attributes)
        for (number, way) in ways.enumerated() {
            let condition = hasElse && number + 1 == ways.count ? nil : way.condition
            views.tree.open(.branch, content: .condition(condition), place: way.place(otherwise: own))
            views.onSide(number, of: own) { $0.buildStatements(way.body, in: way.scope) }
            views.tree.close()
        }
        views.tree.close()
    }

    /// A way that is nothing but a further conditional, by the ways of that: `#if os(iOS)` around `if #available`.
    /// Only one that takes a way in every case, and only within what asks for the system: under a condition of the
    /// app's own, the inner one alone would say too little.
    private static func unfolded(
        _ way: ConditionalBranch, with views: ViewBuilder, depth: Int = 0
    ) -> [ConditionalBranch] {
        guard depth < 4, way.body.count == 1, way.condition.subject == .platform else { return [way] }
        let inner: [ConditionalBranch]
        switch way.body[0].kind {
        case .expression(let expression):
            guard case .conditional(let conditional) = expression.kind, conditional.isExhaustive else { return [way] }
            let taken = views.evaluator.branchReader.branches(of: conditional, in: way.scope)
            guard taken.count == conditional.branches.count else { return [way] }
            let conditions = ConditionReader(evaluator: views.evaluator)
            inner = taken.map { branch in
                ConditionalBranch(
                    body: branch.0.body, scope: branch.0.scope,
                    condition: conditions.condition(ofBranch: branch.0.body, of: conditional, in: way.scope))
            }
        case .conditionalCompilation(let clauses):
            let compiled = views.program.compiled(clauses, in: way.scope.file, condition: \.condition)
            guard compiled.last?.condition == nil, compiled.count > 1 else { return [way] }
            inner = compiled.map { clause in
                ConditionalBranch(
                    body: clause.body, scope: way.scope,
                    condition: ElementCondition(subject: .platform, text: clause.condition ?? "else"))
            }
        default: return [way]
        }
        return inner.flatMap { unfolded($0, with: views, depth: depth + 1) }
    }

    /// Builds `condition ? a : b` of views.
    static func build(
        _ condition: Expression, _ then: Expression, _ otherwise: Expression, at expression: Expression,
        in scope: Scope, slot: Slot, _ pending: PendingAttributes, with views: inout ViewBuilder
    ) {
        switch views.evaluator.holds(condition, in: scope) {
        case true:
            SkippedBranchBuilder.build(otherwise, because: condition, in: scope, with: &views)
            views.build(then, in: scope, slot: slot, pending)
        case false:
            SkippedBranchBuilder.build(then, because: condition, in: scope, with: &views)
            views.build(otherwise, in: scope, slot: slot, pending)
        case nil:
            let own = scope.place(of: expression)
            let asked = ConditionReader(evaluator: views.evaluator).condition(condition, in: scope)
            views.tree.open(.alternatives, slot: slot, place: own, attributes: pending.attributes)
            views.tree.open(.branch, content: .condition(asked), place: scope.place(of: then))
            views.onSide(0, of: own) { $0.build(then, in: scope) }
            views.tree.close()
            views.tree.open(.branch, content: .condition(nil), place: scope.place(of: otherwise))
            views.onSide(1, of: own) { $0.build(otherwise, in: scope) }
            views.tree.close()
            views.tree.close()
        }
    }

    /// Builds `first ?? other` of views.
    static func build(
        _ first: Expression, otherwise other: Expression, at expression: Expression, in scope: Scope, slot: Slot,
        _ pending: PendingAttributes, with views: inout ViewBuilder
    ) {
        let isThere = ElementCondition(subject: .app, text: "")
        views.tree.open(
            .alternatives, slot: slot, place: scope.place(of: expression), attributes: pending.attributes)
        views.tree.open(.branch, content: .condition(isThere), place: scope.place(of: first))
        views.build(first, in: scope)
        views.tree.close()
        views.tree.open(.branch, content: .condition(nil), place: scope.place(of: other))
        views.build(other, in: scope)
        views.tree.close()
        views.tree.close()
    }
}
