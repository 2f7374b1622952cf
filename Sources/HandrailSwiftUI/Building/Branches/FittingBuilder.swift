import HandrailCode
import HandrailModel
import HandrailSource
import HandrailValues

/// Builds `ViewThatFits`: of the views in it, the first there is room for is shown.
enum FittingBuilder {
    /// Builds the views as alternatives.
    static func build(
        _ name: String, _ arguments: [Argument], at expression: Expression, in outer: Scope, slot: Slot,
        _ pending: PendingAttributes, with views: inout ViewBuilder
    ) {
        let own = outer.place(of: expression)
        views.tree.open(
            .alternatives, slot: slot, content: .type(name), place: own, extent: pending.extent(of: own),
            attributes: pending.attributes)
        var site = ViewBuilder.StatementSite(scope: outer, slot: .content, pending: .none)
        for argument in arguments {
            guard case .closure(let closure) = argument.value.kind else { continue }
            let last = closure.body.lastIndex(where: \.makesView)
            for (index, statement) in closure.body.enumerated() {
                guard statement.makesView else {
                    _ = views.run(statement, at: &site)
                    continue
                }
                let fits = index == last ? nil : ElementCondition(subject: .app, text: "fits")
                let place = SourcePlace(file: outer.file, range: statement.range)
                views.tree.open(.branch, content: .condition(fits), place: place)
                _ = views.run(statement, at: &site)
                views.tree.close()
            }
        }
        views.tree.close()
    }
}
