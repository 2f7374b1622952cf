import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// Builds a view with a modifier of SwiftUI on it.
enum ModifierBuilder {
    /// Applies a modifier to the view that `base` makes.
    static func build(
        _ effect: ModifierTable.Effect, _ call: ModifierCall, on base: Expression, in scope: Scope, slot: Slot,
        _ pending: PendingAttributes, with views: inout ViewBuilder
    ) {
        let reader = ModifierReader(evaluator: views.evaluator, condition: views.condition)
        switch effect {
        case .sets(let read, let code):
            let index = views.tree.count
            let used = code.map { reader.codeUses(of: call, $0) } ?? []
            var uses = reader.uses(of: call, read)
            // How a style notices that its button is used is what the button does anyway.
            uses += DecidedModifiers(evaluator: views.evaluator).uses(of: call, setting: uses)
            if views.styleDepth > 0 { uses.removeAll { $0.attribute.pullsTrigger } }
            views.build(base, in: scope, slot: slot, pending.inner(uses))
            for use in used { views.tree.add([use], toElement: index) }
        case .masks(let read):
            let uses = movements(inMask: call, with: views) + reader.uses(of: call, read)
            views.build(base, in: scope, slot: slot, pending.inner(uses))
        case .setsEnvironment(let read):
            let outer = views.environment
            views.environment.set(call)
            views.build(base, in: scope, slot: slot, pending.inner(reader.uses(of: call, read)))
            views.environment = outer
        case .appliesModifier:
            buildProjectModifier(call, base, in: scope, slot: slot, pending, with: &views)
        case .searches:
            LayerBuilder.buildSearch(call, over: base, in: scope, slot: slot, pending, with: &views)
        case .layers(let layer):
            LayerBuilder.build(layer, call, over: base, in: scope, slot: slot, pending, with: &views)
        case .presents(let kind, let presentation):
            present(kind, presentation, call, with: &views)
            let trigger = PresentationReader(evaluator: views.evaluator).trigger(of: call)
            let use = AttributeUse(.screen(.presents(kind, by: trigger)), place: call.place)
            views.build(base, in: scope, slot: slot, pending.inner([use]))
        case .tabItem:
            buildTab(call, content: base, in: scope, slot: slot, pending, with: &views)
        case .speaksInstead(let isRepresentation):
            buildStandIn(isRepresentation, call, for: base, in: scope, slot: slot, pending, with: &views)
        case .offersActions:
            ActionsBuilder.build(call, on: base, in: scope, slot: slot, pending, with: &views)
        case .styles(let kind):
            StyledControlBuilder.build(kind, call, base, in: scope, slot: slot, pending, with: &views)
        case .inert:
            let around = views.tag
            if call.name == FirstTab.tagging { views.tag = call.first.map { ($0, scope) } }
            views.build(base, in: scope, slot: slot, pending)
            views.tag = around
        }
    }

    /// What moves in a mask moves what shows through it: a glint that runs over a placeholder, a bar that fills.
    private static func movements(inMask call: ModifierCall, with views: ViewBuilder) -> [AttributeUse] {
        var mask = views.aside()
        for argument in call.arguments where argument.label == nil || argument.isTrailing {
            mask.buildPart(argument.value, in: call.scope, slot: .content)
        }
        let tree = mask.tree.freeze()
        // What is further in comes first, as among the modifiers of one view.
        return tree.elements.indices.reversed().flatMap { index in
            tree[index].attributes.filter { use in
                switch use.attribute {
                case .motion(.movement), .motion(.animation): true
                case .code(.event(let event)): !event.motion.changes.isEmpty
                default: false
                }
            }
        }
    }

    /// Keeps what a modifier brings up.
    static func present(
        _ kind: PresentationKind, _ presentation: Screen.Presentation, _ call: ModifierCall,
        with views: inout ViewBuilder
    ) {
        if presentation == .dialog, let source = DialogReader(evaluator: views.evaluator).source(call, kind) {
            views.present(source, presentation, at: call.place)
        } else if let content = PresentationReader.content(of: call) {
            views.present(content, presentation, at: call.place, in: call.scope)
        }
    }

    private static func buildTab(
        _ call: ModifierCall, content base: Expression, in scope: Scope, slot: Slot, _ pending: PendingAttributes,
        with views: inout ViewBuilder
    ) {
        views.present(base, .tab, at: scope.place(of: base), in: scope)
        views.tree.open(
            .tab, slot: slot, place: call.place, extent: pending.extent(of: call.place),
            attributes: FirstTab.uses(
                of: views.tag ?? FirstTab.tag(in: base).map { ($0, scope) }, call.place, views) + pending.attributes)
        if let label = call.closure() ?? call.first { views.buildPart(label, in: scope, slot: .label) }
        views.tree.close()
    }

    /// Builds a view with other views that speak for it.
    private static func buildStandIn(
        _ isRepresentation: Bool, _ call: ModifierCall, for base: Expression, in scope: Scope, slot: Slot,
        _ pending: PendingAttributes, with views: inout ViewBuilder
    ) {
        let attribute: Attribute =
            isRepresentation ? .accessibility(.representation) : .accessibility(.children(.replaced))
        let whole = call.place(with: base)
        views.tree.open(
            .layered, slot: slot, place: whole, extent: pending.extent(of: whole),
            attributes: [AttributeUse(attribute, place: call.place)] + pending.attributes)
        views.build(base, in: scope)
        if let speakers = call.closure("representation") ?? call.closure("children") {
            views.buildPart(speakers, in: scope, slot: .label)
        }
        views.tree.close()
    }

    /// `.modifier(X())`: the body of the project's modifier around the view.
    private static func buildProjectModifier(
        _ call: ModifierCall, _ base: Expression, in scope: Scope, slot: Slot, _ pending: PendingAttributes,
        with views: inout ViewBuilder
    ) {
        guard let first = call.first, case .instance(let instance) = views.evaluator.value(of: first, in: scope),
            let body = views.program.functions("body", of: instance.type).first,
            views.entered.mayEnter(body.place, from: call.place, most: 3)
        else {
            views.build(base, in: scope, slot: slot, pending)
            return
        }
        views.reached.insert(ObjectIdentifier(instance.type))
        let content = body.declaration.parameters.first?.name ?? "content"
        let home = Scope(
            parent: nil, names: [content: .value(.view(.expression(base, scope)))],
            receiver: .value(.instance(instance)), file: body.file, module: body.module)
        views.path.append(instance.type.name)
        views.entered.enter(body.place, from: call.place)
        views.buildStatements(body.declaration.body, in: home, slot: slot, pending)
        views.entered.leave()
        views.path.removeLast()
    }
}

extension Attribute {
    /// Whether it is a gesture in the body of a style that does what the button does.
    fileprivate var pullsTrigger: Bool {
        if case .interaction(.gesture(let gesture)) = self { gesture.action.calls.contains("trigger") } else { false }
    }
}
