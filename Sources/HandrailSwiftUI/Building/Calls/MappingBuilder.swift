import HandrailCode
import HandrailModel
import HandrailSource
import HandrailValues

/// Builds `value.map { … }`: of a value that may be missing it says the same as `if let`, of several as `ForEach`.
enum MappingBuilder {
    /// Builds what such a method makes; `false` where nothing is known that makes views.
    static func build(
        _ name: String, _ base: Expression, _ arguments: [Argument], at expression: Expression, in scope: Scope,
        slot: Slot, _ pending: PendingAttributes, with views: inout ViewBuilder
    ) -> Bool {
        guard let transform = MappedViews.transformation(arguments) else { return false }
        let evaluator = views.evaluator
        if name == "compactMap" || MappedViews.isSequence(evaluator.value(of: base, in: scope)) {
            let own = scope.place(of: expression)
            let names = RowReader(evaluator: evaluator).names(transform, over: base, in: scope)
            views.tree.open(
                .repeated, slot: slot, place: own, extent: pending.extent(of: own), attributes: pending.attributes)
            views.buildStatements(transform.body, in: scope.binding(names))
            views.tree.close()
            return true
        }
        let value = transform.parameters.first?.name ?? MappedViews.unnamed
        let branch = Branch(
            conditions: [.binding(name: value, value: base)], body: transform.body, range: expression.range)
        BranchingBuilder.build(
            Conditional(branches: [branch], subject: nil, isExhaustive: false), at: expression, in: scope, slot: slot,
            pending, with: &views)
        return true
    }
}
