import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues
import HandrailViewElements

extension ViewCodeReader {
    /// Sets a property of something that nothing is known of.
    mutating func setStray(
        _ name: String, of base: Expression, to value: Expression, at expression: Expression, _ site: inout CodeSite
    ) {
        if case .closure(let closure) = value.kind {
            run(closure, handing: [], site.sometimes)
            return
        }
        changeConstraint(name, of: base, to: value, site)
        if name == PropertyAttributes.forcedStyle, force(value, on: base, at: expression, site) { return }
        noteItems(name, value, at: expression, site)
        if name == "accessories" {
            adrift += accessories(value, &site)
            return
        }
        let found = visit(value, &site)
        if let slot = Self.slots[name], [.tabItem, .leftBarItem, .rightBarItem, .titleView, .toolbarItem].contains(slot) {
            for node in found where nodes[node].parent < 0 {
                loose.append(ViewNode.Child(node: node, slot: slot))
                nodes[node].parent = node
            }
            return
        }
        if !Self.pointing.contains(name) { for node in found { escaped.insert(node) } }
        noteStray(name, of: base, value, at: expression, site)
    }

    /// Whether what is shown light or dark whatever people chose is around the screen of the controller whose code it is, and
    /// so the screen with it.
    private mutating func force(_ value: Expression, on base: Expression, at expression: Expression, _ site: CodeSite) -> Bool {
        guard let receiver = site.receiver, nodes[receiver].viewClass.family == .controller, Self.isAroundScreen(base) else { return false }
        // What it leaves behind is for the screens after it.
        if let name = site.function?.declaration.name, Self.farewells.contains(name) { return true }
        write(PropertyAttributes.forcedStyle, on: receiver, value, at: expression, manner: .assign, site)
        return true
    }

    private static let farewells: NameSet = ["viewWillDisappear", "viewDidDisappear", "deinit"]

    /// `navigationController`, `tabBarController`, `view.window`
    private static func isAroundScreen(_ base: Expression) -> Bool {
        switch base.unwrapped.kind {
        case .name(let name): return frames.contains(name) && name != "window"
        case .member(let owner?, let name, _):
            guard frames.contains(name) else { return false }
            switch owner.unwrapped.kind {
            case .name("self"), .name("view"): return true
            case .member(let outer?, "view", _): if case .name("self") = outer.kind { return true } else { return false }
            default: return isAroundScreen(owner)
            }
        default: return false
        }
    }

    private static let frames: NameSet = ["navigationController", "tabBarController", "splitViewController", "parent", "window"]

    /// Properties that only point at a view: where a popover comes from, what calls back.
    private static let pointing: NameSet = [
        "barButtonItem", "sourceView", "sourceItem", "delegate", "dataSource", "searchResultsUpdater", "passthroughViews",
        "initialFirstResponder", "nextKeyView", "transitioningDelegate", "layoutMarginsGuide",
    ]

    /// Notes what is set on something that nothing is known of but the property that holds it.
    ///
    /// A local name, a parameter or the variable of a loop is no property of any class: what is set on it is set on nothing
    /// else that happens to be called the same.
    mutating func noteStray(
        _ name: String, of base: Expression, _ value: Expression, at expression: Expression, _ site: CodeSite
    ) {
        guard let value = ViewValueReader(evaluator: evaluator).value(of: name, value, in: site.scope) else { return }
        let property = ViewProperty(name, value, place: SourcePlace(file: site.scope.file, range: expression.range))
        strays.append(property)
        guard case .member(let owner?, let field, _) = base.unwrapped.kind, !Self.isBrought(field) else { return }
        switch holder(of: owner, in: site.scope, within: site.type) {
        case .open:
            if let doubtful = Self.doubtful(property) { strayWrites.append(ForeignWrite(type: nil, field: field, property: doubtful)) }
        case .types(let types):
            guard let doubtful = Self.doubtful(property) else { return }
            strayWrites += types.map { ForeignWrite(type: $0.identity, field: field, property: doubtful) }
        }
    }

    /// What is set on an object that may be another one, so that it may hold of this one or not; `nil` for what says
    /// nothing then.
    private static func doubtful(_ property: ViewProperty) -> ViewProperty? {
        switch ViewPropertyKind.of(property.name) {
        case .flag, .traits: ViewProperty(property.name, .dynamic, place: property.place)
        case .number: nil
        case .words, .name, .font, .color, .image, .list, nil: property
        }
    }

    /// Whether every object of a framework's class brings a property of that name along, so that it tells nothing of whose it
    /// is.
    private static func isBrought(_ name: String) -> Bool { parts[name] != nil || brought.contains(name) }

    private static let brought: NameSet = [
        "view", "viewIfLoaded", "contentView", "backgroundView", "selectedBackgroundView", "accessoryView", "layer", "superview",
        "window", "tableView", "collectionView", "navigationBar", "navigationItem", "navigationController", "tabBar", "toolbar",
        "tabBarController", "tabBarItem", "searchBar", "titleView", "first", "last", "parent", "topViewController",
        "visibleViewController", "presentedViewController", "presentingViewController", "rootViewController", "keyWindow",
    ]

    // MARK: Whose it is

    /// What is known of the class of an object that holds a view.
    private enum Holder {
        /// Nothing.
        case open
        /// It is of one of these types of the project; of none where a framework declares it.
        case types([LinkedType])
    }

    private func holder(of expression: Expression, in scope: Scope, within type: LinkedType?, depth: Int = 0) -> Holder {
        guard depth < 6 else { return .open }
        switch expression.kind {
        case .unary(_, let inner), .index(let inner, _): return holder(of: inner, in: scope, within: type, depth: depth + 1)
        case .cast(_, "as", let name): return holder(typed: TypeName(name), in: scope, within: type)
        case .call(let callee, _):
            switch callee.kind {
            case .name(let name) where name.beginsWithCapital: return holder(typed: TypeName(name), in: scope, within: type)
            // A cell that is taken for nothing else is one of the framework's.
            case .member(_, let name, _) where name.hasPrefix("dequeueReusable"): return .types([])
            default: return .open
            }
        case .name(let name): return holder(named: name, in: scope, within: type, depth: depth)
        case .member(let base?, let name, _):
            guard case .types(let types) = holder(of: base, in: scope, within: type, depth: depth + 1), types.count == 1 else { return .open }
            return holder(property: name, of: types[0], in: scope, depth: depth)
        default: return .open
        }
    }

    private func holder(named name: String, in scope: Scope, within type: LinkedType?, depth: Int) -> Holder {
        switch scope.local(name) {
        case .value(.runtime(let declared?)): return holder(typed: declared, in: scope, within: type)
        case .value(.instance(let instance)): return .types([instance.type])
        case .value, .function: return .open
        case .deferred(let value, let home, let declared):
            if let declared { return holder(typed: declared, in: home, within: type) }
            return holder(of: value, in: home, within: type, depth: depth + 1)
        case nil:
            guard let type else { return .open }
            return name == "self" ? .types([type]) : holder(property: name, of: type, in: scope, depth: depth)
        }
    }

    private func holder(property name: String, of type: LinkedType, in scope: Scope, depth: Int) -> Holder {
        guard let declaration = program.property(name, of: type)?.declaration else { return .open }
        if let declared = declaration.type { return holder(typed: declared, in: scope, within: type) }
        guard let initial = declaration.initialValue else { return .open }
        return holder(of: initial, in: scope, within: type, depth: depth + 1)
    }

    private func holder(typed declared: TypeName, in scope: Scope, within outer: LinkedType?) -> Holder {
        guard !declared.isFunction, declared.name.beginsWithCapital else { return .open }
        guard let type = program.type(named: declared.name, from: scope.viewpoint, within: outer?.name), type.keyword != nil else {
            return SystemClasses.family(of: declared.name) != nil && SystemClasses.isFrameworkName(declared.name) ? .types([]) : .open
        }
        guard type.keyword == .protocolType else { return .types([type]) }
        return .types(
            program.types.filter { candidate in
                candidate.keyword == .classType
                    && program.lineage(of: candidate).contains { $0.inherited.contains(type.name) || $0.inherited.contains(type.simpleName) }
            })
    }
}
