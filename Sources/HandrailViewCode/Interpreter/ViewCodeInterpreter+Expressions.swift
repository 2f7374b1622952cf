import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

extension ViewCodeInterpreter {
    /// Follows an expression: does what it does, and returns the views it stands for.
    ///
    /// - Parameter type: the type the context declares, for `.init(…)`.
    mutating func visit(_ expression: Expression, expecting type: TypeName? = nil, _ site: inout CodeSite) -> [Int] {
        let budget = evaluator.budget
        guard spend(at: site.scope.place(of: expression)), budget.enter(at: site.scope.place(of: expression))
        else { return [] }
        defer { budget.leave() }
        switch expression.kind {
        case .name(let name):
            return lookUp(name, site)
        case .member(let base?, let name, _):
            return member(name, of: base, &site)
        case .member(nil, let name, _):
            return type == nil ? [] : StaticMembers.kept(&self, name, by: nil, expecting: type, site)
        case .call(let callee, let arguments):
            return call(callee, arguments, at: expression, expecting: type, &site)
        case .array(let elements):
            var found: [Int] = []
            for element in elements {
                for node in visit(element, expecting: type, &site) where !found.contains(node) { found.append(node) }
            }
            return found
        case .binary("=", let target, let value):
            assign(value, to: target, at: expression, &site)
            return []
        case .binary(let infix, let left, let right):
            if infix.count > 1, infix.hasSuffix("="), infix != "==", infix != "!=", infix != "<=", infix != ">=" {
                change(left, infix, right, at: expression, &site)
                return []
            }
            if !FunctionValues.languageOperators.contains(infix) {
                return FunctionValues.follow(&self, operator: infix, left, right, at: expression, &site)
            }
            let first = visit(left, &site)
            let second = visit(right, &site)
            // A cell that is made where the list has none is filled like one that it has.
            if infix == "??", !second.isEmpty, !first.isEmpty, first.allSatisfy({ store.nodes[$0].isDequeued }) {
                return second
            }
            return infix == "??" || infix == "+" ? first + second.filter { !first.contains($0) } : []
        case .unary(_, let operand):
            return visit(operand, expecting: type, &site)
        case .ternary(let condition, let then, let otherwise):
            _ = visit(condition, &site)
            var inner = site.sometimes
            let first = visit(then, expecting: type, &inner)
            return first + visit(otherwise, expecting: type, &inner).filter { !first.contains($0) }
        case .conditional(let conditional):
            return branches(of: conditional, &site)
        case .cast(let operand, "as", let name):
            let found = visit(operand, &site).filter { ClassChecks.mayBe(self, $0, name, site) }
            if !found.isEmpty { return found }
            let object = foreignObject(TypeName(name), in: site).map { [$0] } ?? []
            ListedClasses.note(&self, object, askedBy: operand, &site)
            return object
        case .index(let base, let arguments):
            if let key = arguments.first?.value { handlers.noteKeyboard(&store, key, site) }
            return visit(base, &site)
        case .tuple(let elements):
            for element in elements { _ = visit(element.value, &site) }
            return []
        case .conditionalCompilation(let base, _):
            return visit(base, &site)
        case .dictionary(let pairs):
            var found: [Int] = []
            for pair in pairs { found += visit(pair.value, &site) }
            return found
        case .string, .number, .boolean, .null, .member, .closure, .cast, .keyPath, .macro, .other:
            return []
        }
    }

    /// The views a name stands for: a local one, or a property of `self`.
    mutating func lookUp(_ name: String, _ site: CodeSite) -> [Int] {
        if let local = site.nodes[name] { return local }
        if name == "self" { return site.receiver.map { [$0] } ?? [] }
        if let bound = site.scope.local(name) {
            if case .value(.runtime(let type?)) = bound { return foreignObject(type, in: site).map { [$0] } ?? [] }
            return []
        }
        if let receiver = site.receiver { return field(name, of: receiver, in: site) }
        return site.type.map { StaticMembers.kept(&self, name, by: $0, site) } ?? []
    }

    private mutating func member(_ name: String, of base: Expression, _ site: inout CodeSite) -> [Int] {
        var found: [Int] = []
        if name == "self", case .name(let type) = base.kind, type.beginsWithCapital {
            // A class handed to a list, which makes its cells of it.
            _ = foreignObject(TypeName(type), in: site)
            return []
        }
        if Self.isObserving(name), let owner = observed(base, &site) {
            store.watchUnread(owner)
            handlers.watch(&self, name, of: owner, at: base, site)
            return []
        }
        if watchesText(name, of: base, &site) { return [] }
        let owners = visit(base, &site)
        // One of the fields of an alert.
        if name == "first" || name == "last", case .member(_, let list, _) = base.unwrapped.kind,
            FrameworkProperty.brought(by: list) == .fields
        {
            return owners
        }
        for owner in owners {
            // What reacts to values of packages may set anything.
            if Self.reactive.contains(name), field(name, of: owner, in: site).isEmpty {
                store.viewsGivenAway.insert(owner)
            }
            for node in field(name, of: owner, in: site) where !found.contains(node) { found.append(node) }
        }
        guard found.isEmpty, let end = owners.last else {
            return owners.isEmpty ? StaticMembers.kept(&self, name, by: base, expecting: nil, site) : found
        }
        // The only one of a list, or the one at an end of it.
        if name == "first" || name == "last" {
            return Self.isOfSubviews(base) && owners.count > 1 ? [] : [name == "first" ? owners[0] : end]
        }
        return LoopIterations.part(name, of: base, owners, site)
    }

    private static func isOfSubviews(_ base: Expression) -> Bool {
        guard case .member(_, let name, _) = base.unwrapped.kind else { return false }
        return FrameworkProperty.brought(by: name) == .subviews
    }

    /// The views of which a package watches something: `button` in `button.rx`.
    mutating func observed(_ base: Expression, _ site: inout CodeSite) -> [Int]? {
        guard case .member(let view?, let name, _) = base.unwrapped.kind, Self.reactive.contains(name) else {
            return nil
        }
        let found = visit(view, &site)
        return found.contains { !field(name, of: $0, in: site).isEmpty } ? nil : found
    }

    /// Whether a package watches or sets what is typed into a field, which is no name of it: `field.rx.text`.
    mutating func watchesText(_ name: String, of base: Expression, _ site: inout CodeSite) -> Bool {
        guard name == "text" || name == "attributedText", let owners = observed(base, &site), !owners.isEmpty,
            owners.allSatisfy({ store.nodes[$0].viewClass.has(.typed) && store.nodes[$0].viewClass.has(.node) })
        else { return false }
        store.watchUnread(owners)
        return true
    }

    /// Whether packages watch or set something of a view that says nothing of its name.
    static func isObserving(_ name: String) -> Bool { FrameworkProperty.isWatched(name) || events.contains(name) }

    private static let events: NameSet = ["tap", "controlEvent", "tapGesture", "longPressGesture"]

    /// What packages call the part of a view by which values reach it.
    private static let reactive: NameSet = ["rx", "reactive", "bnd", "cmb"]

    // MARK: Properties

    /// The views that a property of an object holds.
    package mutating func field(_ name: String, of node: Int, in site: CodeSite) -> [Int] {
        // Each part of the object is taken by itself: the object as a whole is costly to copy.
        let fields = store.nodes[node].fields
        if store.nodes[node].isPart, !SystemClasses.isPart(name) { return [] }
        if let known = fields[name] { return known }
        let type = store.nodes[node].viewClass.type
        if let type, let property = property(name, of: type) { return declared(property, name, of: node, in: site) }
        let brought = systemField(name, of: node)
        guard brought.isEmpty, let added = added(name, to: store.nodes[node].viewClass) else { return brought }
        return declared(added, name, of: node, in: site)
    }

    /// The property that the project adds to the class of a framework and that gives a view: `view.framed`.
    private func added(_ name: String, to viewClass: CodeClass) -> LinkedProperty? {
        guard program.keepsViews(name) else { return nil }
        return program.added(toFramework: viewClass.systemClass).lazy.filter { $0.keyword != .classType }
            .compactMap { $0.properties[name] }
            .first { $0.declaration.getter != nil && !$0.declaration.isStatic }
    }

    private func property(_ name: String, of type: LinkedType) -> LinkedProperty? {
        for ancestor in program.lineage(of: type) {
            if let own = ancestor.properties[name] { return own }
        }
        return nil
    }

    private mutating func declared(
        _ property: LinkedProperty, _ name: String, of node: Int, in site: CodeSite
    ) -> [Int] {
        let declaration = property.declaration
        if declaration.isStatic { return [] }
        let place = SourcePlace(file: property.file, range: declaration.range)
        // What a property holds does not hang on how many calls led to where it is asked for.
        var home = self.site(of: node, depth: 1)
        home.scope = Scope(
            parent: nil, receiver: receiver(of: node), file: property.file, module: property.module)
        if case .foreign = store.nodes[node].kind {
            guard declaration.getter == nil else { return [] }
            let promise = promise(
                declaration, of: declaration.type ?? Self.made(by: declaration), at: place, kind: .foreign, in: home)
            store.nodes[node].fields[name] = promise
            return promise
        }
        if let getter = declaration.getter {
            // What is added to a view and gives `Self` gives a view.
            guard declaration.type?.name == "Self" || isViewType(declaration.type, in: home) else { return [] }
            home.result = declaration.type
            let found = making { reader in
                reader.store.nodes[node].fields[name] = []
                return reader.walk(getter, &home)
            }
            guard let found else { return [] }
            store.nodes[node].fields[name] = found
            return found
        }
        store.nodes[node].fields[name] = []
        if declaration.attribute("IBOutlet") != nil || declaration.attribute("GKInspectable") != nil {
            store.nodes[node].fields[name] = promise(
                declaration, of: declaration.type, at: place, kind: .outlet, in: home)
        } else if let initial = declaration.initialValue {
            let before = store.layout.made.count
            guard var found = making({ $0.visit(initial, expecting: declaration.type, &home) }) else {
                store.nodes[node].fields[name] = nil
                return []
            }
            store.nameConstraints(name, since: before)
            if found.isEmpty {
                found = promise(declaration, of: declaration.type, at: place, kind: .promised, in: home)
            }
            for made in found where store.nodes[made].identity.isEmpty || store.nodes[made].parent < 0 {
                store.nodes[made].identity = name
            }
            store.nodes[node].fields[name] = found
        } else {
            store.nodes[node].fields[name] = promise(
                declaration, of: declaration.type, at: place, kind: .promised, in: home)
        }
        return store.nodes[node].fields[name] ?? []
    }

    /// The type of what a property is declared with, where an initializer says it.
    private static func made(by declaration: PropertyDeclaration) -> TypeName? {
        guard case .call(let callee, _)? = declaration.initialValue?.kind, case .name(let name) = callee.kind,
            name.beginsWithCapital
        else { return nil }
        return TypeName(name)
    }

    /// A view that a property is declared to hold, whoever makes it.
    private mutating func promise(
        _ declaration: PropertyDeclaration, of type: TypeName?, at place: SourcePlace, kind: ViewNode.Kind,
        in site: CodeSite
    ) -> [Int] {
        guard let type, !type.isFunction, type.name != "Dictionary",
            let viewClass = program.viewClass(named: type.name, in: site)
        else { return [] }
        return [store.add(ViewNode(kind: kind, viewClass: viewClass, identity: declaration.name, place: place))]
    }

    /// What a framework's object brings along.
    private mutating func systemField(_ name: String, of node: Int) -> [Int] {
        let viewClass = store.nodes[node].viewClass
        if let object = FrameworkProperty.brought(by: name), let found = bring(object, as: name, of: node) {
            return found
        }
        guard viewClass.family == .view || viewClass.family == .configuration,
            let brought = SystemClasses.brought(as: name, by: viewClass.systemClass),
            let family = SystemClasses.family(of: brought.name)
        else { return [] }
        let part = store.add(
            ViewNode(
                kind: .part(of: node, path: name),
                viewClass: CodeClass(brought, family: family), identity: name,
                place: store.nodes[node].place))
        store.nodes[node].fields[name] = [part]
        return [part]
    }

    /// What an object has under a property that is made with it; `nil` where it has nothing special there.
    private mutating func bring(_ object: BroughtObject, as name: String, of node: Int) -> [Int]? {
        let viewClass = store.nodes[node].viewClass
        let family = viewClass.family
        switch object {
        case .view, .loadedView:
            if family == .controller { return viewOfController(node) }
            // What is done to the view of a node is done to the node.
            return viewClass.has(.node) ? [node] : nil
        case .ownView: return viewClass.has(.node) && viewClass.has(.input) ? [node] : nil
        case .node:
            guard family == .controller, SystemClasses.brought(as: "view", by: viewClass.systemClass) == .node else {
                return nil
            }
            return viewOfController(node)
        case .table: return family == .controller ? viewClass.has(.showsTable) ? viewOfController(node) : [] : nil
        case .grid: return family == .controller ? viewClass.has(.showsGrid) ? viewOfController(node) : [] : nil
        case .navigationItem:
            return family == .controller ? bringAlong(.navigationItem, as: name, of: node, isHeld: false) : nil
        case .tabItem: return family == .controller ? bringAlong(.tabBarItem, as: name, of: node, isHeld: false) : nil
        case .editItem:
            guard family == .controller else { return nil }
            let item = bringAlong(.barButtonItem, as: name, of: node, isHeld: false)
            store.nodes[item[0]].writes.append(
                ViewWrite(
                    name: "systemItem", value: .known(.name("edit")), place: store.nodes[node].place, manner: .assign,
                    isConditional: false))
            return item
        case .contentView:
            guard family == .view else { return nil }
            return bringAlong(
                viewClass.isOfAppKit ? .viewOfMac : .view, as: name, of: node, isHeld: true, slot: .contentView)
        case .button where family == .barItem:
            // What a status item shows is its button.
            guard let button = SystemClasses.brought(as: name, by: viewClass.systemClass) else { return [] }
            return bringAlong(button, as: name, of: node, isHeld: true)
        case .button, .secondaryButton:
            guard family == .configuration else { return nil }
            return viewClass.has(.emptyConfiguration) ? [store.buttonOfEmptyScreen(name, of: node)] : []
        case .subviews: return family == .view ? store.nodes[node].children.map(\.node) : nil
        case .window, .searchBar:
            if object == .searchBar, family == .view { return [] }
            guard family == .controller else { return nil }
            guard let brought = SystemClasses.brought(as: name, by: viewClass.systemClass) else { return [] }
            return bringAlong(brought, as: name, of: node, isHeld: false)
        case .searchController: return family == .controller ? [] : nil
        // What is done to the layer of a view is done to the view.
        case .layer: return family == .view ? [node] : nil
        // What is set on the cell of a control of AppKit is set on the control.
        case .cell: return family == .view && viewClass.isOfAppKit ? [node] : nil
        case .fields: return nil
        }
    }

    /// The view of a controller.
    private mutating func viewOfController(_ node: Int) -> [Int] {
        if let known = store.nodes[node].fields["view"] { return known }
        let viewClass = store.nodes[node].viewClass
        let system =
            SystemClasses.brought(as: "view", by: viewClass.systemClass) ?? (viewClass.isOfAppKit ? .viewOfMac : .view)
        let view = bringAlong(system, as: "view", of: node, isHeld: true, slot: .subview)
        if let hosted = store.nodes[node].hosted { store.nodes[view[0]].hosted = hosted }
        return view
    }

    private mutating func bringAlong(
        _ brought: BuiltInClass, as name: String, of node: Int, isHeld: Bool, slot: ViewSlot = .subview
    ) -> [Int] {
        let family = SystemClasses.family(of: brought.name) ?? .view
        let kind: ViewNode.Kind = if case .foreign = store.nodes[node].kind { .foreign } else { .made }
        let new = store.add(
            ViewNode(
                kind: kind, viewClass: CodeClass(brought, family: family),
                identity: name, place: store.nodes[node].place))
        store.nodes[node].fields[name] = [new]
        if isHeld {
            store.nodes[new].parent = node
            store.nodes[node].children.append(ViewNode.Child(node: new, slot: slot))
        }
        return [new]
    }
}
