import HandrailCode
import HandrailProgram
import HandrailSource
import HandrailValues

/// Goes through the views that a conditional never shows, because a constant of the view decides about it. They count
/// as met: nobody comes to them, and they are no screens of their own either.
enum SkippedBranchBuilder {
    /// Meets the branches that are not among those `taken`.
    static func build(
        _ conditional: Conditional, besides taken: [((body: [Statement], scope: Scope), isTaken: Bool)],
        in scope: Scope, with views: inout ViewBuilder
    ) {
        let constants = ConstantReader(program: views.program)
        guard taken.count < conditional.branches.count, conditional.subject == nil,
            conditional.branches.contains(where: { $0.conditions.contains { constants.isAsked(by: $0, in: scope) } })
        else { return }
        for branch in conditional.branches
        where !branch.body.isEmpty && !taken.contains(where: { $0.0.body.first?.range == branch.body.first?.range }) {
            meet(with: &views) { $0.buildStatements(branch.body, in: scope) }
        }
    }

    /// Meets the side of `condition ? a : b` that is not shown.
    static func build(
        _ expression: Expression, because condition: Expression, in scope: Scope, with views: inout ViewBuilder
    ) {
        guard ConstantReader(program: views.program).isAsked(by: condition, in: scope) else { return }
        meet(with: &views) { $0.build(expression, in: scope) }
    }

    /// Builds something that is not shown, and keeps nothing but which of the project's views are in it.
    private static func meet(with views: inout ViewBuilder, _ build: (inout ViewBuilder) -> Void) {
        var aside = views.aside()
        aside.placeStack = views.placeStack
        build(&aside)
        for screen in aside.presented { aside.build(screen.source) }
        views.reached.formUnion(aside.reached)
        views.met.formUnion(aside.met)
    }
}
