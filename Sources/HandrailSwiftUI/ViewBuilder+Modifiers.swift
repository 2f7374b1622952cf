import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

extension ViewBuilder {
    /// Applies a modifier of SwiftUI to the view that `base` makes.
    mutating func apply(
        _ effect: ModifierTable.Effect, _ call: ModifierCall, to base: Expression, in scope: Scope, slot: Slot,
        _ pending: Pending
    ) {
        switch effect {
        case .sets(let read, let code):
            let index = tree.count
            let used = code.map { codeUses(of: call, $0) } ?? []
            defer { for use in used { tree.add([use], toElement: index) } }
            switch call.name {
            case "mask":
                build(base, in: scope, slot: slot, pending.inner(movements(inMask: call) + uses(of: call, read)))
            case "environment":
                let outer = environment
                environment.set(call)
                build(base, in: scope, slot: slot, pending.inner(uses(of: call, read)))
                environment = outer
            default:
                var set = uses(of: call, read)
                // How a style notices that its button is used is what the button does anyway.
                if styleDepth > 0 { set.removeAll { $0.attribute.pullsTrigger } }
                build(base, in: scope, slot: slot, pending.inner(set))
            }
        case .layers(let layer):
            buildLayers(layer, call, over: base, in: scope, slot: slot, pending)
        case .presents(let kind, let presentation):
            present(presentation, call)
            build(
                base, in: scope, slot: slot,
                pending.inner([AttributeUse(.screen(.presents(kind, by: presenter(call))), place: call.place)]))
        case .tabItem:
            buildTabItem(call, content: base, in: scope, slot: slot, pending)
        case .speaksInstead(let isRepresentation):
            buildStandIn(isRepresentation, call, for: base, in: scope, slot: slot, pending)
        case .styles(let kind):
            buildStyled(kind, call, base, in: scope, slot: slot, pending)
        case .inert:
            if call.name == "modifier" {
                buildProjectModifier(call, base, in: scope, slot: slot, pending)
            } else {
                build(base, in: scope, slot: slot, pending)
            }
        }
    }

    /// What moves in a mask moves what shows through it: a glint that runs over a placeholder, a bar that fills.
    private func movements(inMask call: ModifierCall) -> [AttributeUse] {
        var mask = ViewBuilder(evaluator: evaluator)
        mask.path = path
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

    /// What a modifier sets.
    private func uses(of call: ModifierCall, _ read: (ModifierCall) -> [Attribute]) -> [AttributeUse] {
        underSettings(call) {
            read(call).map { AttributeUse($0, place: call.place, condition: condition) }
        } under: { use, test, text in
            use.under(test, text)
        }
    }

    /// The APIs that a modifier uses.
    private func codeUses(of call: ModifierCall, _ read: (ModifierCall) -> [CodeUse]) -> [CodeUse] {
        underSettings(call) {
            read(call).map { $0.under(condition) }
        } under: { use, test, text in
            use.under(test, text)
        }
    }

    /// What is read of a modifier. Where its arguments depend on a setting, what is read under either choice, each with
    /// its condition; further settings beyond the second stay a choice.
    private func underSettings<Item>(
        _ call: ModifierCall, depth: Int = 0, _ read: () -> [Item],
        under: (Item, SettingTest, String) -> Item
    ) -> [Item] {
        var items: [Item] = []
        let tests = evaluator.session.listen { items = read() }
        guard condition == nil, depth < 2, let test = tests.first else { return items }
        // What only VoiceOver hears is heard while it is on.
        if test == .isOn(.voiceOver), call.name.hasPrefix("accessibility") {
            return evaluator.session.assuming(test, is: true) {
                underSettings(call, depth: depth + 1, read, under: under)
            }
        }
        let text = call.first.map { program.spelling(of: place($0, call.scope)) } ?? call.name
        return [true, false].flatMap { answer in
            evaluator.session.assuming(test, is: answer) {
                underSettings(call, depth: depth + 1, read, under: under).map {
                    under($0, answer ? test : .not(test), text)
                }
            }
        }
    }

    // MARK: Layers

    private mutating func buildLayers(
        _ layer: Slot, _ call: ModifierCall, over base: Expression, in scope: Scope, slot: Slot, _ pending: Pending
    ) {
        if call.name == "searchable" {
            buildSearchable(call, over: base, in: scope, slot: slot, pending)
            return
        }
        let views = layerSources(layer, call)
        if views.isEmpty {
            let uses = layerAttributes(layer, call).map { AttributeUse($0, place: call.place) }
            build(base, in: scope, slot: slot, pending.inner(uses))
            return
        }
        let whole = SourcePlace(file: scope.file, range: ByteRange(Int(base.range.lower), Int(call.place.range.upper)))
        placeStack.append(call.place)
        tree.open(
            .layered, slot: slot, place: whole, extent: extent(of: whole, pending), attributes: pending.attributes)
        var inner = Pending.none
        inner.extent = SourcePlace(file: scope.file, range: base.range)
        if layer == .background { build(layer, views, at: call.place) }
        build(base, in: scope, inner)
        if layer != .background { build(layer, views, at: call.place) }
        tree.close()
        placeStack.removeLast()
    }

    /// Builds the views of a layer; under a condition where the modifier holds only then.
    private mutating func build(_ layer: Slot, _ views: [ViewSource], at place: SourcePlace) {
        if layer == .contextMenu, !environment.isEmpty {
            buildByTheSystem { $0.build(layer, views, at: place) }
            return
        }
        guard let condition else {
            for view in views { build(view, slot: layer) }
            return
        }
        tree.open(.alternatives, slot: layer, place: place)
        tree.open(.branch, content: .condition(condition), place: place)
        for view in views { build(view) }
        tree.close()
        tree.close()
    }

    private mutating func buildSearchable(
        _ call: ModifierCall, over base: Expression, in scope: Scope, slot: Slot, _ pending: Pending
    ) {
        let whole = SourcePlace(file: scope.file, range: ByteRange(Int(base.range.lower), Int(call.place.range.upper)))
        tree.open(
            .layered, slot: slot, place: whole, extent: extent(of: whole, pending), attributes: pending.attributes)
        tree.open(.searchField, slot: .toolbar, place: call.place)
        if let prompt = call.argument("prompt") { buildTitle(prompt, in: scope, slot: .prompt, .none) }
        tree.close()
        build(base, in: scope)
        tree.close()
    }

    /// What a modifier lays over, behind or beside a view; colors and styles are attributes instead.
    func layerSources(_ layer: Slot, _ call: ModifierCall) -> [ViewSource] {
        var sources: [ViewSource] = []
        for argument in call.arguments {
            switch argument.value.kind {
            case .closure(let closure):
                let names = closure.openNames
                sources.append(.statements(closure.body, call.scope.binding(names)))
            default:
                let isPart = argument.label == nil
                    || ["content", "leading", "trailing", "menuItems"].contains(argument.label ?? "")
                if isPart, isView(argument.value, in: call.scope) {
                    sources.append(.expression(argument.value, call.scope))
                }
            }
        }
        return sources
    }

    private func isView(_ expression: Expression, in scope: Scope) -> Bool {
        // What a text says stands for it, and a text is a view.
        if expression.rootName == "Text" { return true }
        if case .ternary(_, let then, let otherwise) = expression.kind,
            isView(then, in: scope) || isView(otherwise, in: scope)
        {
            return true
        }
        if case .call(let callee, let arguments) = expression.kind, case .member(_?, let name, _) = callee.kind,
            Self.mappings.contains(name), let transform = Self.transformation(arguments)
        {
            return looksLikeViews(transform.body, in: scope)
        }
        switch evaluator.value(of: expression, in: scope) {
        case .view: return true
        case .symbolic(let inner, _):
            guard case .call = inner.kind else { return false }
            return inner.rootName.map { name in
                !Self.fillTypes.contains(name)
                    && (ViewTable.entry(for: name) != nil || ContentViews.names.contains(name))
            } ?? false
        case .oneOf(let values):
            return values.contains { if case .view = $0 { true } else { false } }
        default: return false
        }
    }

    /// What a modifier that lays nothing over or behind a view sets instead: a color behind it, hidden bars.
    func layerAttributes(_ layer: Slot, _ call: ModifierCall) -> [Attribute] {
        if call.name == "toolbar" { return call.hiddenBars }
        guard layer == .background, let first = call.first else { return [] }
        return [.color(.background(ColorReader(evaluator: evaluator).color(first, in: call.scope)))] + call.look
    }

    // MARK: Screens

    private mutating func present(_ presentation: Screen.Presentation, _ call: ModifierCall) {
        if presentation == .dialog, call.name != "commands", let source = dialog(call) {
            keep(source, presentation, at: call.place)
            return
        }
        let closures = call.arguments.filter {
            guard $0.label != "onDismiss", $0.label != "message" else { return false }
            if case .closure = $0.value.kind { return true }
            return $0.label == "content"
        }
        for argument in closures.prefix(1) { present(argument.value, presentation, at: call.place, in: call.scope) }
    }

    /// The binding that a modifier waits for before it brings a screen up, as written.
    private func presenter(_ call: ModifierCall) -> String? {
        (call.argument("isPresented") ?? call.argument("item")).map { program.spelling(of: place($0, call.scope)) }
    }

    /// The name of the view that brings a screen up.
    private var presenter: String { path.first { $0.beginsWithCapital } ?? "" }

    /// Keeps a screen to be built later.
    mutating func present(
        _ expression: Expression, _ presentation: Screen.Presentation, at place: SourcePlace, in scope: Scope
    ) {
        let source: ViewSource
        if case .closure(let closure) = expression.kind {
            if presentBranches(of: closure, presentation, at: place, in: scope) { return }
            let names = closure.openNames
            source = .statements(closure.body, scope.binding(names))
        } else {
            source = .expression(expression, scope)
        }
        keep(source, presentation, at: place)
    }

    private mutating func keep(_ source: ViewSource, _ presentation: Screen.Presentation, at place: SourcePlace) {
        presented.append(
            PresentedScreen(
                presentation: presentation, source: source, place: place, presenter: presenter,
                environment: environment.handedOn(to: presentation), sides: sides))
    }

    /// A closure that only chooses among screens, as a router does, presents each of them, with what is set on all.
    private mutating func presentBranches(
        of closure: Closure, _ presentation: Screen.Presentation, at place: SourcePlace, in scope: Scope
    ) -> Bool {
        guard let route = ConditionalScreens(of: closure.body), route.choice.branches.count > 2 else { return false }
        let names = closure.openNames
        for (branch, _) in evaluator.forks.branches(of: route.choice, in: scope.binding(names), depth: 0) {
            let range = branch.body.first?.range ?? place.range
            presented.append(
                PresentedScreen(
                    presentation: presentation, source: route.source(of: branch.body, in: branch.scope),
                    place: SourcePlace(file: scope.file, range: range), presenter: presenter,
                    environment: environment.handedOn(to: presentation), sides: sides))
        }
        return true
    }

    private mutating func buildTabItem(
        _ call: ModifierCall, content base: Expression, in scope: Scope, slot: Slot, _ pending: Pending
    ) {
        present(base, .tab, at: place(base, scope), in: scope)
        tree.open(
            .tab, slot: slot, place: call.place, extent: extent(of: call.place, pending),
            attributes: pending.attributes)
        if let label = call.closure() ?? call.first { buildPart(label, in: scope, slot: .label) }
        tree.close()
    }

    // MARK: Stand-ins

    private mutating func buildStandIn(
        _ isRepresentation: Bool, _ call: ModifierCall, for base: Expression, in scope: Scope, slot: Slot,
        _ pending: Pending
    ) {
        let attribute: Attribute =
            isRepresentation ? .accessibility(.representation) : .accessibility(.children(.replaced))
        let whole = SourcePlace(file: scope.file, range: ByteRange(Int(base.range.lower), Int(call.place.range.upper)))
        tree.open(
            .layered, slot: slot, place: whole, extent: extent(of: whole, pending),
            attributes: [AttributeUse(attribute, place: call.place)] + pending.attributes)
        build(base, in: scope)
        if let views = call.closure("representation") ?? call.closure("children") {
            buildPart(views, in: scope, slot: .label)
        }
        tree.close()
    }

    /// Builds an argument or closure in a slot.
    mutating func buildPart(_ expression: Expression, in scope: Scope, slot: Slot) {
        if case .closure(let closure) = expression.kind {
            let names = closure.openNames
            buildStatements(closure.body, in: scope.binding(names), slot: slot)
        } else {
            build(expression, in: scope, slot: slot)
        }
    }

    /// `.modifier(X())`: the body of the project's modifier around the view.
    private mutating func buildProjectModifier(
        _ call: ModifierCall, _ base: Expression, in scope: Scope, slot: Slot, _ pending: Pending
    ) {
        guard let first = call.first, case .instance(let instance) = evaluator.value(of: first, in: scope),
            let body = program.functions("body", of: instance.type).first,
            path.filter({ $0 == instance.type.name }).count < 3
        else {
            build(base, in: scope, slot: slot, pending)
            return
        }
        reached.insert(ObjectIdentifier(instance.type))
        let content = body.declaration.parameters.first?.name ?? "content"
        let home = Scope(
            parent: nil, names: [content: .value(.view(.expression(base, scope)))],
            receiver: .value(.instance(instance)), file: body.file, module: body.module)
        path.append(instance.type.name)
        buildStatements(body.declaration.body, in: home, slot: slot, pending)
        path.removeLast()
    }
}

extension Attribute {
    /// Whether it is a gesture in the body of a style that does what the button does.
    fileprivate var pullsTrigger: Bool {
        if case .interaction(.gesture(let gesture)) = self { gesture.action.calls.contains("trigger") } else { false }
    }
}
