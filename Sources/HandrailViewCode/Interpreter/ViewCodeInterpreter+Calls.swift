package import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

extension ViewCodeInterpreter {
    /// Follows a call.
    package mutating func call(
        _ callee: Expression, _ arguments: [Argument], at expression: Expression, expecting type: TypeName?,
        _ site: inout CodeSite
    ) -> [Int] {
        site.expected = type
        switch callee.kind {
        case .name(let name):
            return call(named: name, arguments, at: expression, &site)
        case .closure(let closure):
            guard arguments.isEmpty else {
                return ClosureCalls.call(&self, ClosureCapture(closure, in: site, level: level), arguments, &site)
            }
            var inner = site
            inner.result = type
            return walk(closure.body, &inner)
        case .member(nil, let name, _):
            guard let type else { return visit(arguments, &site) }
            if name == "init",
                handlers.fillCells(&self, registered: type.name, as: type, arguments, at: expression, &site)
            {
                return []
            }
            return call(static: name, of: type.name, arguments, at: expression, &site) ?? visit(arguments, &site)
        case .member(let base?, let name, _):
            store.followed.insert(nameEndingAt: callee.range.upper, in: site.scope.file)
            return call(method: name, on: base, arguments, at: expression, &site)
        case .unary(_, let inner):
            return call(inner, arguments, at: expression, expecting: type, &site)
        case .call(_, let handed):
            // What a function gives back to be called may do anything to what that was handed:
            // `setLabel(button)("Save")`.
            visit(handed, escaping: true, &site)
            return visit(callee, &site) + visit(arguments, escaping: true, &site)
        default:
            _ = visit(callee, &site)
            return visit(arguments, &site)
        }
    }

    /// Visits what a call hands to something that is not followed; what it hands over is not returned.
    @discardableResult
    mutating func visit(
        _ arguments: [Argument], escaping: Bool = false, sparingSelf: Bool = false, _ site: inout CodeSite
    ) -> [Int] {
        for argument in arguments {
            if case .closure(let closure) = argument.value.kind {
                ClosureCalls.run(&self, closure, handing: [], site.sometimes)
            } else if case .name(let name) = argument.value.kind, let known = site.closures[name] {
                // Whoever takes it runs it some time.
                read(uncalled: known)
            } else {
                let found = visit(argument.value, &site)
                // A view that only says where something is to be is not changed.
                guard escaping, !Self.whereabouts.contains(argument.label ?? "") else { continue }
                for node in found where node != site.receiver || !sparingSelf && isExtended(site) {
                    store.viewsGivenAway.insert(node)
                }
                guard found.isEmpty, let rows = LoopIterations.rows(&self, argument.value, &site, depth: 0) else {
                    continue
                }
                for node in rows.joined().flatMap(\.views) { store.viewsGivenAway.insert(node) }
            }
        }
        return []
    }

    /// Whether the code that is read is what the project adds to a class of a framework, so that `self` is any view.
    func isExtended(_ site: CodeSite) -> Bool {
        guard let receiver = site.receiver, let function = site.function else { return false }
        guard let type = store.nodes[receiver].viewClass.type else { return true }
        return !program.lineage(of: type).contains { ancestor in
            ancestor.functions[function.declaration.name]?.contains {
                $0.file == function.file && $0.declaration.range == function.declaration.range
            }
                ?? false
        }
    }

    /// Labels of what tells a place or a sender.
    private static let whereabouts: NameSet = [
        "in", "from", "inside", "within", "near", "relativeTo", "over", "above", "below", "sender", "sourceView",
        "anchor", "source", "barButtonItem", "belowSubview", "aboveSubview", "toItem", "at", "delegate", "owner",
        "withOwner", "target", "observer", "setNeedsLayout",
    ]

    // MARK: By name

    private mutating func call(
        named name: String, _ arguments: [Argument], at expression: Expression, _ site: inout CodeSite
    ) -> [Int] {
        if let capture = site.closures[name] { return ClosureCalls.call(&self, capture, arguments, &site) }
        if name.beginsWithCapital {
            if let found = handlers.arrangeNodes(&self, name, arguments, at: expression, &site) { return found }
            if name == "Self", let own = site.ownClass {
                return [Initializers.construct(&self, own, arguments, at: expression, &site)]
            }
            if let viewClass = program.viewClass(named: name, in: site) {
                return [Initializers.construct(&self, viewClass, arguments, at: expression, &site)]
            }
            return callOther(type: name, arguments, at: expression, &site)
        }
        if let receiver = site.receiver {
            if let handler = handlers.method(named: name),
                let done = handler(
                    MethodCall(name: name, owners: [receiver], arguments: arguments, expression: expression), &self,
                    &site)
            {
                return done
            }
            if let found = follow(name, on: receiver, arguments, at: expression, &site) { return found }
        }
        if let type = site.type {
            let functions = program.lineage(of: type).lazy.compactMap { $0.functions[name] }.first ?? []
            if let best = Arguments.best(functions, for: arguments, from: site.scope.lookupContext) {
                return follow(best, receiver: nil, type: type, arguments, at: expression, &site)
            }
        }
        if let best = Arguments.best(program.functions[name] ?? [], for: arguments, from: site.scope.lookupContext) {
            return follow(best, receiver: nil, type: nil, arguments, at: expression, &site)
        }
        if !arguments.isEmpty, site.scope.local(name) != nil || program.memberIndex.holdsClosure(name),
            let capture = FunctionValues.kept(&self, Expression(.name(name), expression.range), site)
        {
            return ClosureCalls.call(&self, capture, arguments, &site)
        }
        if handlers.loadXib(&self, byPackage: name, in: site)
            || loadsImage(name, arguments, at: expression, &site)
        {
            return []
        }
        if FrameworkMethod.configures(name), let first = arguments.first {
            let found = visit(first.value, &site)
            for argument in arguments.dropFirst() {
                if case .closure(let closure) = argument.value.kind {
                    ClosureCalls.run(&self, closure, handing: found, site)
                }
            }
            return found
        }
        return visit(arguments, escaping: !FrameworkMethod.leavesArguments(name), &site)
    }

    /// Makes a value of a type that is no view.
    private mutating func callOther(
        type name: String, _ arguments: [Argument], at expression: Expression? = nil, _ site: inout CodeSite
    ) -> [Int] {
        let kind = FrameworkType.kind(of: name)
        if kind == .holder || kind == .weakHolder { return arguments.flatMap { visit($0.value, &site) } }
        if kind == .hostingConfiguration, let expression {
            return handlers.hostingConfiguration(&self, arguments, at: expression, site)
        }
        if kind == .itemGroup { return handlers.barItems(&self, inGroup: arguments, &site) }
        if kind == .constraint {
            handlers.addConstraint(&self, made: arguments, at: expression, &site)
            return []
        }
        if kind == .animator, let first = arguments.first,
            handlers.animate(&self, "init", of: name, arguments, at: Expression(.name(name), first.value.range), &site)
        {
            return []
        }
        return visit(arguments, escaping: !FrameworkType.keepsNoView(name), &site)
    }

    /// Reads a function that loads a picture into a view; `false` for any other.
    private mutating func loadsImage(
        _ name: String, _ arguments: [Argument], at expression: Expression, _ site: inout CodeSite
    ) -> Bool {
        guard case .loadsImage(let label)? = FrameworkMethod.effect(of: name) else { return false }
        return handlers.loadImage(&self, into: label, arguments, at: expression, &site)
    }

    // MARK: Methods

    private mutating func call(
        method name: String, on base: Expression, _ arguments: [Argument], at expression: Expression,
        _ site: inout CodeSite
    ) -> [Int] {
        if case .name("super") = base.kind { return callSuper(name, arguments, at: expression, &site) }
        if case .name("self") = base.kind, name == "init", let receiver = site.receiver {
            if store.nodes[receiver].viewClass.type == nil {
                if !Initializers.initialize(&self, extended: receiver, arguments, from: site) {
                    handlers.initialize(&self, receiver, arguments, at: expression, &site)
                }
            } else {
                Initializers.initialize(&self, receiver, arguments: arguments, from: site, at: nil)
            }
            return []
        }
        if case .name("self") = base.kind, name == "init", site.receiver == nil, let own = site.ownClass {
            // `self.init()` in a function of the type itself.
            return [Initializers.construct(&self, own, arguments, at: expression, &site)]
        }
        if let found = handlers.modifyLayout(&self, name, on: base, arguments, at: expression, &site) { return found }
        let arguments =
            LoopIterations.handing.contains(name) ? ListTransforms.written(evaluator, arguments, in: site) : arguments
        let effect = FrameworkMethod.effect(of: name)
        if handlers.readLayout(&self, effect, by: name, on: base, arguments, at: expression, &site) { return [] }
        if let effect {
            if handlers.changeTraits(&self, effect, on: base, arguments, at: expression, &site) { return [] }
            if let loaded = handlers.loadXib(&self, by: effect, on: base, arguments, in: &site) { return loaded }
        }
        if let typeName = site.typeName(of: base) ?? HeldClass.name(base, asked: name, in: site, of: program),
            let found = call(static: name, of: typeName, arguments, at: expression, &site)
        {
            return found
        }
        if LoopIterations.handing.contains(name), arguments.count == 1,
            let iterations = LoopIterations.iterations(&self, over: base, site)
        {
            return LoopIterations.loop(&self, name, iterations, arguments[0].value, &site)
        }
        if Self.isObserving(name), let owner = observed(base, &site) {
            store.watchUnread(owner)
            handlers.watch(&self, name, of: owner, at: expression, site)
            return visit(arguments, &site)
        }
        if handlers.fillReactively(&self, name, on: base, arguments, at: expression, &site) { return [] }
        let found = UnreadViews.added(&self, base, by: name, arguments, &site)
            ?? visit(base, expecting: FrameworkMethod.configures(name) ? site.expected : nil, &site)
        ListedClasses.note(&self, arguments, handedTo: found, site)
        guard !found.isEmpty else {
            return callUnknown(name, on: base, arguments, at: expression, &site)
        }
        if ClosureCalls.passing.contains(name) { return ClosureCalls.loop(&self, name, over: found, arguments, &site) }
        if name == "append" || name == "insert", adds(name, to: base, holding: found, arguments, &site) { return [] }
        if let handler = handlers.method(named: name),
            let done = handler(
                MethodCall(name: name, owners: found, arguments: arguments, expression: expression), &self, &site)
        {
            return done
        }
        if ListTransforms.loop(&self, own: name, over: found, arguments, site) { return [] }
        var results: [Int] = []
        for node in found {
            if let more = follow(name, on: node, arguments, at: expression, &site) {
                results += more
            } else if let kept = FunctionValues.kept(&self, called: name, on: base, site) {
                results += ClosureCalls.call(&self, kept, arguments, &site)
            } else {
                results += callForeign(name, on: node, arguments, &site)
            }
        }
        return results
    }

    /// Whether a call adds views to a list of them, and does so; views have no such method but the project's.
    private mutating func adds(
        _ name: String, to base: Expression, holding found: [Int], _ arguments: [Argument], _ site: inout CodeSite
    ) -> Bool {
        guard let first = arguments.first, first.label == nil || first.label == "contentsOf" else { return false }
        let isOwn =
            program.isMethod(name)
            && found.contains { node in
                !program.methods(
                    name, of: store.nodes[node].viewClass.type, systemClass: store.nodes[node].viewClass.systemClass
                ).isEmpty
            }
        guard !isOwn else { return false }
        let new = visit(first.value, &site)
        guard !new.isEmpty else { return false }
        append(new, to: base, &site)
        return true
    }

    /// A method that nothing in the project declares: a framework's, or one of a package that hands the view on.
    private mutating func callForeign(
        _ name: String, on node: Int, _ arguments: [Argument], _ site: inout CodeSite
    ) -> [Int] {
        if node == site.receiver, handlers.loadXib(&self, byPackage: name, in: site) { return [] }
        let isBuilder = FrameworkMethod.configures(name)
        let isHarmless = FrameworkMethod.leavesReceiver(name)
        // A method that only runs a closure on the view does what the closure says.
        let isWhollyRead = isBuilder && ClosureCalls.areClosures(arguments)
        if !isHarmless, !isWhollyRead, FrameworkMethod.effect(of: name) != .constrains {
            store.changeUnread(CollectionOfOne(node))
            // A view of a framework does not show itself.
            let viewClass = store.nodes[node].viewClass
            if !isBuilder, viewClass.type != nil || !viewClass.isKnown { store.viewsCalledUnread.insert(node) }
            UnknownEffects.makeNameUncertain(&store, name, of: [node], arguments)
        }
        if TouchAreaNames.speaksOfReach(name) { store.viewsWithOwnTouchArea.insert(node) }
        // A method that nothing declares may name what an interface file left without a name, and one that is called
        // after doing so may name any view.
        if store.nodes[node].design != nil || UndeclaredMethods.speaksOfAppearance(name), !isBuilder,
            !isHarmless
        {
            store.viewsGivenAway.insert(node)
        }
        for argument in arguments {
            if case .closure(let closure) = argument.value.kind {
                ClosureCalls.run(&self, closure, handing: [node], isBuilder ? site : site.sometimes)
            } else if !isHarmless, let code = FunctionValues.code(&self, argument.value, site) {
                _ = onBehalf(of: code.level) {
                    ClosureCalls.run(&$0, code.closure, handing: [node], isBuilder ? code.site : code.site.sometimes)
                }
            } else {
                _ = visit(argument.value, &site)
            }
        }
        return isBuilder ? [node] : []
    }

    private mutating func callUnknown(
        _ name: String, on base: Expression, _ arguments: [Argument], at expression: Expression, _ site: inout CodeSite
    ) -> [Int] {
        if name == "statusItem", arguments.first?.label == "withLength",
            let item = program.viewClass(named: BuiltInClass.statusItem.name, in: site)
        {
            return [Initializers.construct(&self, item, arguments, at: expression, &site)]
        }
        let effect = FrameworkMethod.effect(of: name)
        if let effect,
            handlers.wait(&self, effect, arguments, at: expression, &site)
                || handlers.loadImage(&self, effect, on: base, arguments, at: expression, &site)
        {
            return []
        }
        if name == "toggle", case .member(let owner?, let property, _) = base.unwrapped.kind,
            FrameworkProperty.effect(of: property) == .hides
        {
            store.watchUnread(visit(owner, &site))
        }
        if let found = LiteralLists.loop(&self, name, overLiteralsOf: base, arguments, site) { return found }
        if name == "map" || name == "compactMap" || name == "flatMap",
            case .closure(let closure)? = arguments.first?.value.kind
        {
            return ListTransforms.mapped(&self, closure, over: base, site)
        }
        if case .presents(let way, let label)? = effect { handlers.present(&self, arguments, way, with: label, &site) }
        if case .takesIn(let taking)? = effect {
            handlers.takeInController(&self, by: taking, on: [], arguments, &site)
        }
        if case .findsView(let lookup)? = effect {
            if let named = handlers.designedObjects(&self, by: lookup, arguments, in: site) { return named }
            if let cell = handlers.dequeuedCell(&self, by: lookup, arguments, at: expression, site) { return cell }
        }
        if case .addsSubview? = effect, let first = arguments.first {
            let found = visit(first.value, &site)
            if let owner = base.unwrapped.lastName, FrameworkNames.isWindow(named: owner) {
                for node in found { store.nodes[node].isInWindow = true }
            }
            store.unplacedViews += found
            return []
        }
        if case .setsItems(let slot)? = effect, let first = arguments.first {
            for node in visit(first.value, expecting: TypeName(BuiltInClass.barButtonItem.name), &site)
            where store.nodes[node].parent < 0 {
                store.itemsOnUnknownBars.append(ViewNode.Child(node: node, slot: slot))
                store.nodes[node].parent = node
            }
            return []
        }
        if effect == .addsAnimation, handlers.addMotion(&self, arguments, at: expression, &site) { return [] }
        UnknownEffects.makeNameUncertain(&self, name, through: base, arguments, &site)
        // `button.kf.setImage(with: url)`
        if case .setsForState(let property)? = effect, property != .titleColor {
            if case .member(let inner?, _, _) = base.unwrapped.kind {
                store.changeUnread(visit(inner, &site))
            }
            if let first = arguments.first(where: { $0.label == nil }) {
                UnknownViewWrites.note(&self, property.rawValue, of: base, first.value, at: expression, site)
                return []
            }
        }
        if name == "append" || name == "insert", let first = arguments.first {
            let new = visit(first.value, &site)
            if !new.isEmpty { append(new, to: base, &site) }
            if name == "append" { LiteralLists.lengthen(base, by: first.value, &site) }
            return []
        }
        if let found = OverridingMethods.follow(&self, name, of: base, arguments, at: expression, &site) {
            return found
        }
        if !arguments.isEmpty, program.memberIndex.holdsClosure(name), case .call(let callee, _) = expression.kind,
            let capture = FunctionValues.kept(&self, callee, site)
        {
            return ClosureCalls.call(&self, capture, arguments, &site)
        }
        return visit(
            arguments, escaping: !FrameworkMethod.leavesArguments(name) && !isFrameworkObject(base, site),
            sparingSelf: Self.isDelegate(base), &site)
    }

    /// Whether an object is one that views tell of themselves.
    private static func isDelegate(_ base: Expression) -> Bool {
        guard let name = base.unwrapped.lastName else { return false }
        return name.hasSuffix("delegate") || name.hasSuffix("Delegate") || name == "dataSource"
    }

    /// Whether a value is an object of a framework, which keeps to what is documented of it.
    private func isFrameworkObject(_ base: Expression, _ site: CodeSite, depth: Int = 0) -> Bool {
        guard depth < 6 else { return false }
        switch base.kind {
        case .name(let name):
            if name.beginsWithCapital { return SystemClasses.isFrameworkName(name) && program.typesByName[name] == nil }
            guard case .deferred(let value, _, let type)? = site.scope.local(name) else { return false }
            if let type { return SystemClasses.isFrameworkName(type.name) && program.typesByName[type.name] == nil }
            return isFrameworkObject(value, site, depth: depth + 1)
        case .member(let inner?, let name, _):
            // What a type of a framework gives out as its own one.
            guard case .name(let type) = inner.kind, type.beginsWithCapital else { return false }
            return Self.shared.contains(name) && isFrameworkObject(inner, site, depth: depth + 1)
        case .call(let callee, _):
            if case .name = callee.kind { return isFrameworkObject(callee, site, depth: depth + 1) }
            guard case .member(let inner?, "init", _) = callee.kind else { return false }
            return isFrameworkObject(inner, site, depth: depth + 1)
        case .unary(_, let operand): return isFrameworkObject(operand, site, depth: depth + 1)
        default: return false
        }
    }

    private static let shared: NameSet = ["shared", "default", "current", "main", "standard", "general"]

    /// A function of a type: `UIButton.init(…)`, a factory, `UIView.animate`.
    private mutating func call(
        static name: String, of typeName: String, _ arguments: [Argument], at expression: Expression,
        _ site: inout CodeSite
    ) -> [Int]? {
        let kind = FrameworkType.kind(of: typeName)
        if kind == .itemGroup { return handlers.barItems(&self, inGroup: arguments, &site) }
        let viewClass = program.viewClass(named: typeName, in: site)
        if name == "init" {
            guard let viewClass else { return callOther(type: typeName, arguments, at: expression, &site) }
            return [Initializers.construct(&self, viewClass, arguments, at: expression, &site)]
        }
        if name.beginsWithCapital {
            if handlers.fillCells(&self, registered: name, as: nil, arguments, at: expression, &site) { return [] }
            let full = "\(typeName).\(name)"
            guard let nested = program.viewClass(named: full, in: site)
            else { return nil }
            return [Initializers.construct(&self, nested, arguments, at: expression, &site)]
        }
        let declared = program.type(named: typeName, from: site.scope.lookupContext, within: site.type?.name)
        let lineage = declared.map { $0.keyword == .classType ? program.lineage(of: $0) : [$0] } ?? []
        let frameworks = program.added(toFramework: viewClass?.systemClass ?? typeName)
        let functions = (lineage + frameworks).lazy.compactMap { $0.functions[name] }.first ?? []
        if let best = Arguments.best(
            functions.filter(\.declaration.isStatic), for: arguments, from: site.scope.lookupContext)
        {
            var outer = site
            outer.ownClass = viewClass
            return follow(best, receiver: nil, type: declared, arguments, at: expression, &outer)
        }
        if handlers.animate(&self, name, of: typeName, arguments, at: expression, &site) { return [] }
        if loadsImage(name, arguments, at: expression, &site) { return [] }
        if let made = handlers.make(&self, system: name, of: typeName, arguments, at: expression, &site) { return made }
        if kind == .constraint || kind == .queue || viewClass != nil || typeName == SystemClasses.view {
            return visit(arguments, &site)
        }
        return nil
    }

    private mutating func callSuper(
        _ name: String, _ arguments: [Argument], at expression: Expression, _ site: inout CodeSite
    ) -> [Int] {
        guard let receiver = site.receiver, let type = site.type else { return visit(arguments, &site) }
        // The class whose code this is may be an ancestor of the object's own class.
        let owner = owner(of: site, type)
        if let parent = program.superclass(of: owner) {
            let functions = program.lineage(of: parent).lazy.compactMap { $0.functions[name] }.first ?? []
            if let best = Arguments.best(functions, for: arguments, from: site.scope.lookupContext) {
                return follow(best, receiver: receiver, type: type, arguments, at: expression, &site)
            }
        }
        if name == "init" {
            // Who makes a view of a class that is read for itself says how large it is.
            let isPlaceholder = store.nodes[receiver].identity == "self" && receiver == 0
            handlers.initialize(
                &self, receiver, isPlaceholder ? arguments.filter { $0.label != "frame" } : arguments, at: expression,
                &site)
            return []
        }
        // What a class of a package does may show the view.
        if !store.nodes[receiver].viewClass.isKnown, !FrameworkCallback.isCallback(name) {
            store.viewsCalledUnread.insert(receiver)
        }
        let cells = DesignedCells.given(store, name, arguments)
        return visit(arguments, &site) + (cells ?? [])
    }

    /// The class of the lineage in whose file and declaration code stands.
    private func owner(of site: CodeSite, _ type: LinkedType) -> LinkedType {
        guard let function = site.function else { return type }
        return program.lineage(of: type).first { ancestor in
            ancestor.functions[function.declaration.name]?.contains {
                $0.file == function.file && $0.declaration.range == function.declaration.range
            } ?? false
        } ?? type
    }

    // MARK: Following

    /// Reads a method of the project that is called on a view; `nil` where it has none of that name.
    mutating func follow(
        _ name: String, on node: Int, _ arguments: [Argument], at expression: Expression, _ site: inout CodeSite
    ) -> [Int]? {
        guard program.isMethod(name) else { return nil }
        let viewClass = store.nodes[node].viewClass
        let functions = program.methods(name, of: viewClass.type, systemClass: viewClass.systemClass)
        guard let best = Arguments.best(functions, for: arguments, from: site.scope.lookupContext) else { return nil }
        return follow(best, receiver: node, type: viewClass.type, arguments, at: expression, &site)
    }

    /// Reads a function of the project as a call uses it.
    mutating func follow(
        _ function: LinkedFunction, receiver: Int?, type: LinkedType?, _ arguments: [Argument],
        at expression: Expression, _ site: inout CodeSite
    ) -> [Int] {
        let generics = GenericArguments.generics(evaluator, of: function, arguments, site)
        var handed = take(arguments, for: function.declaration.parameters, from: site)
        if !generics.isEmpty { (handed.generics, handed.isParticular) = (generics, true) }
        let place = handed.isParticular ? SourcePlace(file: site.scope.file, range: expression.range) : nil
        handed.isOnlyWiring = arguments.allSatisfy { HandedValues.isWiring($0.value) }
        let found = walk(
            function, receiver: receiver,
            names: Arguments.bind(arguments, to: function.declaration.parameters, from: site.scope), handed: handed,
            type: type, from: site, call: place)
        read(uncalled: handed)
        return found
    }

    /// What a call hands over: views and closures apart from values.
    package mutating func take(
        _ arguments: [Argument], for parameters: [Parameter], from site: CodeSite
    ) -> HandedValues {
        var handed = HandedValues()
        if arguments.isEmpty { return handed }
        var site = site
        let matched = Arguments.match(arguments, to: parameters)
        var rest = arguments.count - matched.count(where: { $0 != nil })
        for (index, argument) in matched.enumerated() {
            guard let argument else { continue }
            let name = parameters[index].name
            if case .closure(let closure) = argument.value.kind {
                handed.closures[name] = ClosureCapture(closure, in: site, level: level)
                handed.isParticular = true
                continue
            }
            if case .name(let local) = argument.value.kind, let capture = site.closures[local] {
                handed.closures[name] = capture
                continue
            }
            if parameters[index].type?.isFunction ?? false,
                let capture = FunctionValues.code(&self, argument.value, site)
            {
                handed.closures[name] = capture
                handed.isParticular = true
                continue
            }
            var found = visit(argument.value, expecting: parameters[index].type, &site)
            // A variadic parameter takes all that follows it without a label.
            if rest > 0, !found.isEmpty,
                let position = arguments.firstIndex(where: { $0.value.range == argument.value.range })
            {
                for next in arguments[(position + 1)...] where next.label == nil && !next.isTrailing {
                    found += visit(next.value, &site)
                    rest -= 1
                }
            }
            if !found.isEmpty {
                handed.views[name] = found
                handed.isParticular = true
            } else if Self.isParticular(argument.value) {
                handed.isParticular = true
            }
            if found.isEmpty || Self.isDictionary(argument.value),
                let rows = LoopIterations.rows(&self, argument.value, &site, depth: 0),
                rows.contains(where: { $0.contains { !$0.views.isEmpty } })
            {
                handed.lists[name] = rows
                handed.isParticular = true
            }
        }
        return handed
    }

    private static func isDictionary(_ expression: Expression) -> Bool {
        if case .dictionary = expression.kind { true } else { false }
    }

    /// Whether an argument is something of its own, and not only a name passed on.
    static func isParticular(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .string, .number, .call, .member, .array, .macro, .closure: true
        default: false
        }
    }
}
