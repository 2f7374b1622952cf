import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// Builds values of the project's own types: views, apps, widgets, shapes and representables.
enum InstanceBuilder {
    /// Builds a value that is made here; `false` where its type is no view.
    static func build(
        _ type: LinkedType, _ arguments: [Argument], at expression: Expression, in scope: Scope, slot: Slot,
        _ pending: PendingAttributes, with views: inout ViewBuilder
    ) -> Bool {
        let program = views.program
        switch program.role(of: type) {
        case .view, .app, .scene, .widget:
            let properties = views.evaluator.instances.memberBindings(of: type, arguments, in: scope)
            let instance = Instance(type: type, properties: properties)
            build(instance, at: expression, in: scope, slot: slot, pending, with: &views)
        case .representable:
            views.reached.insert(ObjectIdentifier(type))
            RepresentableBuilder.build(type, arguments, at: expression, in: scope, slot: slot, pending, with: &views)
        case .shape:
            let body = program.functions("path", of: type).first?.declaration.body ?? []
            let own = scope.place(of: expression)
            let drawn = EntryReader.drawing(in: body).map { [AttributeUse($0, place: own)] } ?? []
            views.leaf(.shape, .type(type.name), expression, scope, slot, pending.inner(drawn))
        case .preview: break
        case .other:
            // What stands among views is one, whatever protocol of a package says so.
            guard type.ownBody != nil else { return false }
            let properties = views.evaluator.instances.memberBindings(of: type, arguments, in: scope)
            let instance = Instance(type: type, properties: properties, isRuntime: type.keyword != .structure)
            build(instance, at: expression, in: scope, slot: slot, pending, with: &views)
        case .modifier, .buttonStyle, .labelStyle, .otherStyle: return false
        }
        return true
    }

    /// What a view shows: the statements of its body, with what the parameters of a body that is a function stand for.
    private static func body(
        of type: LinkedType, in program: Program
    ) -> (statements: [Statement], file: FileIndex, names: [String: Binding])? {
        if let property = program.property("body", of: type), let getter = property.declaration.getter {
            return (getter, property.file, [:])
        }
        guard program.role(of: type) == .other || program.role(of: type) == .view, let part = type.ownBody
        else { return nil }
        let names = part.parameters.map { ($0.name, Binding.value(.runtime($0.type))) }
        return (part.body, part.file, Dictionary(names) { first, _ in first })
    }

    /// Builds a view around what its body declares.
    static func build(
        _ instance: Instance, at expression: Expression?, in scope: Scope?, slot: Slot, _ pending: PendingAttributes,
        with views: inout ViewBuilder
    ) {
        build(instance.type, .instance(instance), at: expression, in: scope, slot: slot, pending, with: &views)
    }

    /// Builds a view of a type around what its body declares.
    ///
    /// - Parameter value: the value that is the view.
    static func build(
        _ type: LinkedType, _ value: Value, at expression: Expression?, in scope: Scope?, slot: Slot,
        _ pending: PendingAttributes, with views: inout ViewBuilder
    ) {
        let program = views.program
        views.reached.insert(ObjectIdentifier(type))
        let own = expression.flatMap { expression in scope.map { $0.place(of: expression) } } ?? pending.extent
            ?? SourcePlace(file: type.file, range: type.range)
        guard !isRepetition(of: type, at: own, in: views), let body = body(of: type, in: program) else {
            views.tree.leaf(
                .opaque, slot: slot, content: .type(type.name), place: own, attributes: pending.attributes)
            return
        }
        let before = views.tree.count
        views.path.append(type.name)
        views.placeStack.append(own)
        views.tree.open(
            .customView, slot: slot, content: .type(type.name), place: own, extent: pending.extent(of: own),
            attributes: program.isWidgetContent(type)
                ? pending.attributes + [AttributeUse(.layout(.widgetContent), place: own)] : pending.attributes)
        if program.role(of: type) == .app,
            let allowed = OrientationReader(evaluator: views.evaluator).allowed(by: type)
        {
            let use = CodeUse(.orientations(allowed.names, ofApp: true), place: allowed.place)
            views.tree.add([use], toElement: before)
        }
        let home = Scope(
            parent: nil, names: body.names, receiver: .value(value), file: body.file, module: type.module)
        let around = views.environment
        if !around.values.isEmpty { views.environment.enterView() }
        if program.role(of: type) == .app {
            buildScenes(body.statements, in: home, with: &views)
        } else {
            views.buildStatements(body.statements, in: home)
        }
        if !around.values.isEmpty { views.environment = around }
        views.tree.close()
        views.repeated.add(type.name, elements: views.tree.count - before, at: own)
        views.placeStack.removeLast()
        views.path.removeLast()
    }

    /// Whether a view is being built already, or was built often enough. One that holds what it is given is another
    /// each time, and may well hold one of its kind.
    private static func isRepetition(of type: LinkedType, at own: SourcePlace, in views: ViewBuilder) -> Bool {
        let around = views.path.count { $0 == type.name }
        if type.isContainer { return around >= maximumContainers }
        return around > 0 || views.repeated.areEnough(of: type.name)
            || !views.path.isEmpty && views.repeated.familiar.contains(own)
    }

    /// How often a view may stand inside one of its kind that it was given to.
    private static let maximumContainers = 3

    /// Builds the scenes of an app. Each group of windows after the first is a screen of its own: never are two of them
    /// one window.
    private static func buildScenes(_ body: [Statement], in start: Scope, with views: inout ViewBuilder) {
        var site = ViewBuilder.StatementSite(scope: start, slot: .content, pending: .none)
        var hasWindow = false
        for statement in body {
            if case .expression(let expression) = statement.kind,
                expression.rootName.flatMap(ViewTable.entry(for:))?.marks.contains(.opensWindow) ?? false
            {
                if hasWindow {
                    views.present(expression, .root, at: site.scope.place(of: expression), in: site.scope)
                    continue
                }
                hasWindow = true
            }
            guard case .goesOn = views.run(statement, at: &site) else { break }
        }
    }
}
