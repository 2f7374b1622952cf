import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// Builds views whose look a style of the project makes.
enum StyledControlBuilder {
    /// Builds a view with a style in force inside it.
    static func build(
        _ kind: StyleKind, _ call: ModifierCall, _ base: Expression, in scope: Scope, slot: Slot,
        _ pending: PendingAttributes, with views: inout ViewBuilder
    ) {
        let reader = StyleReader(evaluator: views.evaluator)
        let outer = views.environment
        let style = call.first.flatMap { reader.instance($0, of: kind, in: scope) }
        views.environment.set(style, of: kind)
        let name = style?.type.name ?? call.first.map { reader.systemStyle($0, in: scope) } ?? "unknown"
        var uses = [AttributeUse(.interaction(.style(kind, name)), place: call.place)]
        if kind == .tabView, let dots = reader.pageIndex(call, in: scope) {
            uses.append(AttributeUse(.interaction(.style(.pageIndex, dots)), place: call.place))
        }
        views.build(base, in: scope, slot: slot, pending.inner(uses))
        views.environment = outer
    }

    /// Builds a control with the body that a style of the project makes for it; `false` where the style makes none.
    static func build(
        _ control: StyledControl, in style: Instance, slot: Slot, _ pending: PendingAttributes,
        with views: inout ViewBuilder
    ) -> Bool {
        let program = views.program
        guard let body =
            (program.functions("makeBody", of: style.type) + program.functions("_body", of: style.type)).first,
            views.path.count(where: { $0 == style.type.name }) < maximumNesting
        else { return false }
        let own = control.place
        let outcome = control.outcome(in: style.type, of: program)
        let outer = views.environment
        let given = StyleConfiguration.value(of: control, outcome, evaluator: views.evaluator, environment: outer)
        if let kind = ControlStyle.kind(of: control.entry.kind) { views.environment.set(nil, of: kind) }
        if ControlStyle.kind(of: control.entry.kind) == .button { views.environment.rest() }
        let home = Scope(
            parent: nil, names: [body.declaration.parameters.first?.name ?? "configuration": .value(given)],
            receiver: .value(.instance(style)), file: body.file, module: body.module)
        views.placeStack.append(own)
        views.path.append(style.type.name)
        views.styleDepth += 1
        switch outcome {
        case .wraps: views.buildStatements(body.declaration.body, in: home, slot: slot, pending)
        case .gives:
            views.tree.open(
                .customView, slot: slot, content: .type(style.type.name), place: own, extent: pending.extent(of: own),
                attributes: pending.attributes)
            views.buildStatements(body.declaration.body, in: home)
            views.tree.close()
        case .keeps:
            build(control, showing: body, of: style.type, in: home, around: outer, slot: slot, pending, with: &views)
        }
        views.styleDepth -= 1
        views.path.removeLast()
        views.placeStack.removeLast()
        views.environment = outer
        return true
    }

    /// Builds a control that shows the body that its style makes.
    ///
    /// - Parameter outer: the styles that are in force where the control stands.
    private static func build(
        _ control: StyledControl, showing body: LinkedFunction, of style: LinkedType, in home: Scope,
        around outer: StyleEnvironment, slot: Slot, _ pending: PendingAttributes, with views: inout ViewBuilder
    ) {
        let scope = control.scope
        let own = control.place
        let reader = EntryReader(evaluator: views.evaluator)
        views.tree.open(
            control.entry.kind, slot: slot, content: reader.content(of: control.entry, control.name, in: scope),
            place: own, extent: pending.extent(of: own),
            attributes: reader.attributes(of: control.parts, in: scope) + pending.attributes)
        let start = views.tree.count
        // What the style sets stands where the style is written, apart from what the label brings along.
        views.tree.open(
            .customView, slot: control.bodySlot, content: .type(style.name), place: place(of: body, or: own))
        views.buildStatements(body.declaration.body, in: home)
        views.tree.close()
        if !shows(control, from: start, in: views.tree) {
            // What is not shown may be said all the same.
            views.tree.leaf(.opaque, slot: .label, content: .type(style.name), place: own)
        }
        views.environment = outer
        let others = control.parts.filter { !control.isHandedOver($0) }
        EntryBuilder.buildParts(others, rows: nil, control.entry, in: scope, with: &views)
        views.tree.close()
    }

    private static func place(of body: LinkedFunction, or own: SourcePlace) -> SourcePlace {
        guard let first = body.declaration.body.first, let last = body.declaration.body.last else { return own }
        return SourcePlace(file: body.file, range: first.range.union(last.range))
    }

    /// How often a style may be met inside a body of its own: groups hold groups.
    private static let maximumNesting = 4

    /// Whether the body of the style of a label, a gauge or a progress view shows the words that it is called by.
    private static func shows(_ control: StyledControl, from start: Int, in tree: ElementTreeBuilder) -> Bool {
        switch control.entry.kind {
        case .label, .progress, .gauge: break
        default: return true
        }
        let titles = control.parts.filter { $0.slot == .label && !$0.isPicture }
        return titles.isEmpty || titles.contains { title in
            tree.contains(from: start) {
                $0.place.file == control.scope.file && title.value.range.contains($0.place.range)
            }
        }
    }

    /// Builds `Toggle(configuration)` in the body of a style: the control that is styled, in the style that is in force
    /// there; `false` where it is made of something else.
    static func buildConfigured(
        _ arguments: [Argument], in scope: Scope, slot: Slot, _ pending: PendingAttributes,
        with views: inout ViewBuilder
    ) -> Bool {
        guard let first = arguments.first, first.label == nil, !first.isTrailing else { return false }
        switch first.value.kind {
        case .name, .member:
            guard let source = StyleConfiguration.control(in: views.evaluator.value(of: first.value, in: scope))
            else { return false }
            views.build(source, slot: slot, pending)
            return true
        default: return false
        }
    }
}
