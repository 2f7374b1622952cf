import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues
import HandrailViewElements

/// What is set on views that nothing is known of.
enum UnknownViewWrites {
    /// Sets a property of something that nothing is known of.
    static func set(
        _ interpreter: inout ViewCodeInterpreter, _ name: String, of base: Expression, to value: Expression,
        at expression: Expression, _ site: inout CodeSite
    ) {
        if case .closure(let closure) = value.kind {
            ClosureCalls.run(&interpreter, closure, handing: [], site.sometimes)
            return
        }
        interpreter.handlers.changeConstraint(&interpreter, name, of: base, to: value, site)
        if name == PropertyAttributes.forcedStyle, force(&interpreter, value, on: base, at: expression, site) { return }
        interpreter.handlers.noteItemHeights(&interpreter, name, value, at: expression, site)
        if FrameworkProperty.effect(of: name) == .addsAccessories {
            interpreter.store.unplacedViews += interpreter.handlers.accessories(&interpreter, value, &site)
            return
        }
        let found = interpreter.visit(value, &site)
        if let slot = FrameworkProperty.slot(of: name),
            [.tabItem, .leftBarItem, .rightBarItem, .titleView, .toolbarItem].contains(slot)
        {
            for node in found where interpreter.store.nodes[node].parent < 0 {
                interpreter.store.itemsOnUnknownBars.append(ViewNode.Child(node: node, slot: slot))
                interpreter.store.nodes[node].parent = node
            }
            return
        }
        if !FrameworkProperty.pointsAtView(name) { for node in found { interpreter.store.viewsGivenAway.insert(node) } }
        note(&interpreter, name, of: base, value, at: expression, site)
    }

    /// Whether what is shown light or dark whatever people chose is around the screen of the controller whose code it
    /// is, and so the screen with it.
    private static func force(
        _ interpreter: inout ViewCodeInterpreter, _ value: Expression, on base: Expression, at expression: Expression,
        _ site: CodeSite
    ) -> Bool {
        guard let receiver = site.receiver, interpreter.store.nodes[receiver].viewClass.family == .controller,
            Self.isAroundScreen(base)
        else { return false }
        // What it leaves behind is for the screens after it.
        if let name = site.function?.declaration.name, Self.farewells.contains(name) { return true }
        interpreter.write(PropertyAttributes.forcedStyle, on: receiver, value, at: expression, manner: .assign, site)
        return true
    }

    private static let farewells = NameSet(FrameworkCallback.names(.takesLeave))

    /// `navigationController`, `tabBarController`, `view.window`
    private static func isAroundScreen(_ base: Expression) -> Bool {
        switch base.unwrapped.kind {
        case .name(let name):
            return FrameworkProperty.isAroundScreen(name) && FrameworkProperty.brought(by: name) != .window
        case .member(let owner?, let name, _):
            guard FrameworkProperty.isAroundScreen(name) else { return false }
            switch owner.unwrapped.kind {
            case .name("self"), .name("view"): return true
            case .member(let outer?, "view", _):
                if case .name("self") = outer.kind { return true } else { return false }
            default: return isAroundScreen(owner)
            }
        default: return false
        }
    }

    /// Notes what is set on something that nothing is known of but the property that holds it.
    ///
    /// A local name, a parameter or the variable of a loop is no property of any class: what is set on it is set on
    /// nothing else that happens to be called the same.
    static func note(
        _ interpreter: inout ViewCodeInterpreter, _ name: String, of base: Expression, _ value: Expression,
        at expression: Expression, _ site: CodeSite
    ) {
        guard let value = ViewValueReader(evaluator: interpreter.evaluator).value(of: name, value, in: site.scope)
        else { return }
        let property = ViewProperty(name, value, place: SourcePlace(file: site.scope.file, range: expression.range))
        interpreter.store.writesOnUnknownViews.append(property)
        interpreter.store.namesOfUnknownViews.append(
            ObjectStore.key(ofUnknown: base.unwrapped.lastName ?? "", of: site.receiver))
        guard case .member(let owner?, let field, _) = base.unwrapped.kind, !Self.isBrought(field) else { return }
        switch holder(interpreter.evaluator, of: owner, in: site.scope, within: site.type) {
        case .open:
            if let possibleWrite = Self.possibleWrite(property) {
                interpreter.store.foreignWrites.append(ForeignWrite(type: nil, field: field, property: possibleWrite))
            }
        case .types(let types):
            guard let possibleWrite = Self.possibleWrite(property) else { return }
            interpreter.store.foreignWrites += types.map {
                ForeignWrite(type: $0.identity, field: field, property: possibleWrite)
            }
        }
    }

    /// What is set on an object that may be another one, so that it may hold of this one or not; `nil` for what says
    /// nothing then.
    private static func possibleWrite(_ property: ViewProperty) -> ViewProperty? {
        switch ViewPropertyKind.of(property.name) {
        case .flag, .traits: ViewProperty(property.name, .dynamic, place: property.place)
        case .number: nil
        case .words, .name, .font, .color, .image, .list, nil: property
        }
    }

    /// Whether every object of a framework's class brings a property of that name along, so that it tells nothing of
    /// whose it is.
    private static func isBrought(_ name: String) -> Bool {
        SystemClasses.isPart(name) || FrameworkProperty.isAnyones(name) || ends.contains(name)
    }

    /// What every list has.
    private static let ends: NameSet = ["first", "last"]

    // MARK: Whose it is

    /// What is known of the class of an object that holds a view.
    private enum Holder {
        /// Nothing.
        case open
        /// It is of one of these types of the project; of none where a framework declares it.
        case types([LinkedType])
    }

    private static func holder(
        _ evaluator: Evaluator, of expression: Expression, in scope: Scope, within type: LinkedType?, depth: Int = 0
    ) -> Holder {
        guard depth < 6 else { return .open }
        switch expression.kind {
        case .unary(_, let inner), .index(let inner, _):
            return holder(evaluator, of: inner, in: scope, within: type, depth: depth + 1)
        case .cast(_, "as", let name): return holder(evaluator, typed: TypeName(name), in: scope, within: type)
        case .call(let callee, _):
            switch callee.kind {
            case .name(let name) where name.beginsWithCapital:
                return holder(evaluator, typed: TypeName(name), in: scope, within: type)
            // A cell that is taken for nothing else is one of the framework's.
            case .member(_, let name, _) where name.hasPrefix("dequeueReusable"): return .types([])
            default: return .open
            }
        case .name(let name): return holder(evaluator, named: name, in: scope, within: type, depth: depth)
        case .member(let base?, let name, _):
            guard case .types(let types) = holder(evaluator, of: base, in: scope, within: type, depth: depth + 1),
                types.count == 1
            else { return .open }
            return holder(evaluator, property: name, of: types[0], in: scope, depth: depth)
        default: return .open
        }
    }

    private static func holder(
        _ evaluator: Evaluator, named name: String, in scope: Scope, within type: LinkedType?, depth: Int
    ) -> Holder {
        switch scope.local(name) {
        case .value(.runtime(let declared?)): return holder(evaluator, typed: declared, in: scope, within: type)
        case .value(.instance(let instance)): return .types([instance.type])
        case .value, .function: return .open
        case .deferred(let value, let home, let declared):
            if let declared { return holder(evaluator, typed: declared, in: home, within: type) }
            return holder(evaluator, of: value, in: home, within: type, depth: depth + 1)
        case nil:
            guard let type else { return .open }
            return name == "self"
                ? .types([type]) : holder(evaluator, property: name, of: type, in: scope, depth: depth)
        }
    }

    private static func holder(
        _ evaluator: Evaluator, property name: String, of type: LinkedType, in scope: Scope, depth: Int
    ) -> Holder {
        guard let declaration = evaluator.program.property(name, of: type)?.declaration else { return .open }
        if let declared = declaration.type { return holder(evaluator, typed: declared, in: scope, within: type) }
        guard let initial = declaration.initialValue else { return .open }
        return holder(evaluator, of: initial, in: scope, within: type, depth: depth + 1)
    }

    private static func holder(
        _ evaluator: Evaluator, typed declared: TypeName, in scope: Scope, within outer: LinkedType?
    ) -> Holder {
        guard !declared.isFunction, declared.name.beginsWithCapital else { return .open }
        guard let type = evaluator.program.type(named: declared.name, from: scope.lookupContext, within: outer?.name),
            type.keyword != nil
        else {
            return SystemClasses.family(of: declared.name) != nil && SystemClasses.isFrameworkName(declared.name)
                ? .types([]) : .open
        }
        guard type.keyword == .protocolType else { return .types([type]) }
        return .types(
            evaluator.program.types.filter { candidate in
                candidate.keyword == .classType
                    && evaluator.program.lineage(of: candidate).contains {
                        $0.inherited.contains(type.name) || $0.inherited.contains(type.simpleName)
                    }
            })
    }
}
