import HandrailCode
import HandrailFrameworks
package import HandrailModel
import HandrailProgram
import HandrailSource
package import HandrailValues

extension ViewBuilder {
    /// Builds a view with a style in force inside it.
    mutating func buildStyled(
        _ kind: StyleKind, _ call: ModifierCall, _ base: Expression, in scope: Scope, slot: Slot, _ pending: Pending
    ) {
        let outer = environment
        let style = call.first.flatMap { styleInstance($0, of: kind, in: scope) }
        environment.set(style, of: kind)
        let name = style?.type.name ?? call.first.map { systemStyle($0, of: kind, in: scope) } ?? "unknown"
        var uses = [AttributeUse(.interaction(.style(kind, name)), place: call.place)]
        if kind == .tabView, let dots = pageIndex(call, in: scope) {
            uses.append(AttributeUse(.interaction(.style(.pageIndex, dots)), place: call.place))
        }
        build(base, in: scope, slot: slot, pending.inner(uses))
        environment = outer
    }

    /// When the dots under pages are shown: `.page(indexDisplayMode: .never)`.
    private func pageIndex(_ call: ModifierCall, in scope: Scope) -> String? {
        guard case .call(_, let arguments)? = call.first?.kind,
            let mode = arguments.first(where: { $0.label == "indexDisplayMode" })
        else { return nil }
        return evaluator.memberName(of: mode.value, in: scope).value
    }

    /// The name of one of SwiftUI's styles, however it is spelled.
    private func systemStyle(_ expression: Expression, of kind: StyleKind, in scope: Scope) -> String {
        if let name = evaluator.memberName(of: expression, in: scope).value { return StyleSpelling.member(of: name) }
        if let name = expression.rootName, name.beginsWithCapital { return StyleSpelling.member(of: name) }
        // A style kept under a name: `let style = SegmentedPickerStyle()`.
        guard case .symbolic(let made, _) = evaluator.value(of: expression, in: scope), let name = made.rootName
        else { return expression.rootName ?? "unknown" }
        return StyleSpelling.member(of: name)
    }

    /// Builds what the system draws in its own way, whatever styles are in force: what is in menus.
    mutating func buildByTheSystem(_ views: (inout ViewBuilder) -> Void) {
        let around = environment
        environment = StyleEnvironment()
        views(&self)
        environment = around
    }

    /// The project's own style, named by its type or by a static member.
    private func styleInstance(_ expression: Expression, of kind: StyleKind, in scope: Scope) -> Instance? {
        if case .instance(let instance) = evaluator.value(of: expression, in: scope) { return instance }
        let name: String
        var arguments: [Argument] = []
        switch expression.kind {
        case .member(nil, let member, _): name = member
        case .call(let callee, let given):
            guard case .member(nil, let member, _) = callee.kind else { return nil }
            (name, arguments) = (member, given)
        default: return nil
        }
        for protocolName in ControlStyle.protocols(of: kind) {
            for type in program.types(named: protocolName, from: scope.lookupContext) {
                if let found = member(name, of: type, arguments, in: scope) { return found }
            }
        }
        return nil
    }

    private func member(_ name: String, of type: LinkedType, _ arguments: [Argument], in scope: Scope) -> Instance? {
        let value: Value
        if let property = type.properties[name] {
            value = evaluator.value(of: property, receiver: .type(type), isRuntime: false, depth: 0)
        } else if let function = Arguments.best(type.functions[name] ?? [], for: arguments, from: scope.lookupContext) {
            value = evaluator.calls.call(function, receiver: .type(type), arguments, in: scope, depth: 0)
        } else {
            return nil
        }
        if case .instance(let instance) = value { return instance }
        return nil
    }

    /// Builds a control with the body that a style of the project makes for it; `false` where the style makes none.
    package mutating func build(_ control: StyledControl, in style: Instance, slot: Slot, _ pending: Pending) -> Bool {
        guard let body =
            (program.functions("makeBody", of: style.type) + program.functions("_body", of: style.type)).first,
            path.count(where: { $0 == style.type.name }) < Self.maximumStyleNesting
        else { return false }
        let (expression, scope) = (control.expression, control.scope)
        let own = place(expression, scope)
        let outcome = control.outcome(in: style.type, of: program)
        let outer = environment
        defer { environment = outer }
        let given = configuration(of: control, outcome)
        if let kind = ControlStyle.kind(of: control.entry.kind) { environment.set(nil, of: kind) }
        if ControlStyle.kind(of: control.entry.kind) == .button { environment.rest() }
        let home = Scope(
            parent: nil, names: [body.declaration.parameters.first?.name ?? "configuration": .value(given)],
            receiver: .value(.instance(style)), file: body.file, module: body.module)
        placeStack.append(own)
        path.append(style.type.name)
        styleDepth += 1
        switch outcome {
        case .wraps: buildStatements(body.declaration.body, in: home, slot: slot, pending)
        case .gives:
            tree.open(
                .customView, slot: slot, content: .type(style.type.name), place: own, extent: extent(of: own, pending),
                attributes: pending.attributes)
            buildStatements(body.declaration.body, in: home)
            tree.close()
        case .keeps:
            tree.open(
                control.entry.kind, slot: slot, content: content(of: control.entry, control.name), place: own,
                extent: extent(of: own, pending),
                attributes: attributes(of: control.parts, in: scope, at: own) + pending.attributes)
            let start = tree.count
            // What the style sets stands where the style is written, apart from what the label brings along.
            tree.open(
                .customView, slot: control.bodySlot, content: .type(style.type.name),
                place: Self.place(of: body, or: own))
            buildStatements(body.declaration.body, in: home)
            tree.close()
            if !shows(control, from: start) {
                // What is not shown may be said all the same.
                tree.leaf(.opaque, slot: .label, content: .type(style.type.name), place: own)
            }
            environment = outer
            buildParts(
                control.parts.filter { !control.isHandedOver($0.part) }, rows: nil, control.entry, in: scope)
            tree.close()
        }
        styleDepth -= 1
        path.removeLast()
        placeStack.removeLast()
        return true
    }

    private static func place(of body: LinkedFunction, or own: SourcePlace) -> SourcePlace {
        guard let first = body.declaration.body.first, let last = body.declaration.body.last else { return own }
        return SourcePlace(file: body.file, range: first.range.union(last.range))
    }

    /// How often a style may be met inside a body of its own: groups hold groups.
    private static let maximumStyleNesting = 4

    /// Whether the body of the style of a label, a gauge or a progress view shows the words that it is called by.
    private func shows(_ control: StyledControl, from start: Int) -> Bool {
        switch control.entry.kind {
        case .label, .progress, .gauge: break
        default: return true
        }
        let titles = control.parts.filter { $0.part.slot == .label && !Self.isPicture($0.part) }
        return titles.isEmpty || titles.contains { title in
            tree.contains(from: start) {
                $0.place.file == control.scope.file && title.value.range.contains($0.place.range)
            }
        }
    }

    private static func isPicture(_ part: ViewEntry.Part) -> Bool {
        switch part {
        case .symbol, .asset: true
        default: false
        }
    }

    /// `Toggle(configuration)` in the body of a style: the control that is styled, in the style that is in force there.
    mutating func buildConfigured(_ arguments: [Argument], in scope: Scope, slot: Slot, _ pending: Pending) -> Bool {
        guard let first = arguments.first, first.label == nil, !first.isTrailing else { return false }
        switch first.value.kind {
        case .name, .member:
            guard case .instance(let instance) = evaluator.value(of: first.value, in: scope),
                case .value(.view(let source))? = instance.properties[Self.configured]
            else { return false }
            build(source, slot: slot, pending)
            return true
        default: return false
        }
    }

    /// The name under which a configuration keeps the control that it is of; no name that code can write.
    private static let configured = "#control"

    // MARK: What a style is given

    /// What the body of a style is given of the control that it styles.
    private func configuration(of control: StyledControl, _ outcome: StyledControl.Outcome) -> Value {
        let (expression, scope) = (control.expression, control.scope)
        if outcome == .wraps, control.entry.kind != .menu { return .view(.expression(expression, scope)) }
        var properties: [String: Binding] = [Self.configured: .value(.view(.expression(expression, scope)))]
        for name in control.viewProperties { properties[name] = .value(.view(.several([]))) }
        for name in control.optionalProperties { properties[name] = .value(.null) }
        for (name, type) in control.runtimeProperties {
            for written in [name, "$\(name)"] { properties[written] = .value(.runtime(TypeName(type))) }
        }
        var sources: [String: [ViewSource]] = [:]
        for part in control.parts {
            if let slot = part.part.slot, let name = control.property(of: slot) {
                sources[name, default: []].append(source(of: part, in: scope))
            }
            switch part.part {
            case .role:
                properties["role"] = .value(evaluator.value(of: part.value, in: scope))
            case .action: properties["trigger"] = .deferred(part.value, scope, type: nil)
            case .binding where control.entry.kind == .progress:
                properties["fractionCompleted"] = .value(.runtime(TypeName("Double")))
            default: break
            }
        }
        // A button is judged as it is at rest: nobody reads it while a finger is on it.
        if ControlStyle.kind(of: control.entry.kind) == .button { properties["isPressed"] = .value(.boolean(false)) }
        for (name, views) in sources { properties[name] = .value(.view(.styled(.several(views), environment))) }
        for name in ["role", "fractionCompleted"] where properties[name] == nil { properties[name] = .value(.null) }
        return .instance(Instance(type: Self.configurationType, properties: properties))
    }

    /// The type of what a style is given.
    private static let configurationType = LinkedType(ofFramework: "Configuration")

    private func source(of part: AssignedPart, in scope: Scope) -> ViewSource {
        switch part.part {
        case .title: return .title(part.value, scope)
        case .symbol: return .symbol(part.value, scope)
        case .asset: return .asset(part.value, scope)
        default:
            guard case .closure(let closure) = part.value.kind else { return .expression(part.value, scope) }
            return .statements(closure.body, scope.binding(closure.openNames))
        }
    }
}
