import HandrailCode
import HandrailModel
import HandrailSource
import HandrailValues

/// Builds what a modifier lays over, behind or beside a view.
enum LayerBuilder {
    /// Builds the view and its layer; the view alone where the layer holds no views.
    static func build(
        _ layer: Slot, _ call: ModifierCall, over base: Expression, in scope: Scope, slot: Slot,
        _ pending: PendingAttributes, with views: inout ViewBuilder
    ) {
        let reader = LayerReader(evaluator: views.evaluator)
        let sources = reader.sources(call)
        if sources.isEmpty {
            let uses = reader.attributes(layer, call).map { AttributeUse($0, place: call.place) }
            views.build(base, in: scope, slot: slot, pending.inner(uses))
            return
        }
        let whole = call.place(with: base)
        views.placeStack.append(call.place)
        views.tree.open(
            .layered, slot: slot, place: whole, extent: pending.extent(of: whole), attributes: pending.attributes)
        if layer == .background { build(layer, sources, at: call.place, with: &views) }
        views.build(base, in: scope, PendingAttributes(extent: scope.place(of: base)))
        if layer != .background { build(layer, sources, at: call.place, with: &views) }
        views.tree.close()
        views.placeStack.removeLast()
    }

    /// Builds the views of a layer; under a condition where the modifier holds only then.
    private static func build(
        _ layer: Slot, _ sources: [ViewSource], at place: SourcePlace, with views: inout ViewBuilder
    ) {
        if layer == .contextMenu, !views.environment.isEmpty {
            views.withoutStyles { build(layer, sources, at: place, with: &$0) }
            return
        }
        guard let condition = views.condition else {
            for source in sources { views.build(source, slot: layer) }
            return
        }
        views.tree.open(.alternatives, slot: layer, place: place)
        views.tree.open(.branch, content: .condition(condition), place: place)
        for source in sources { views.build(source) }
        views.tree.close()
        views.tree.close()
    }

    /// Builds the view and the field that searches it.
    static func buildSearch(
        _ call: ModifierCall, over base: Expression, in scope: Scope, slot: Slot, _ pending: PendingAttributes,
        with views: inout ViewBuilder
    ) {
        let whole = call.place(with: base)
        views.tree.open(
            .layered, slot: slot, place: whole, extent: pending.extent(of: whole), attributes: pending.attributes)
        views.tree.open(.searchField, slot: .toolbar, place: call.place)
        if let prompt = call.argument("prompt") {
            TextBuilder.buildTitle(prompt, in: scope, slot: .prompt, .none, with: &views)
        }
        views.tree.close()
        views.build(base, in: scope)
        views.tree.close()
    }
}
