import HandrailCode
import HandrailFrameworks
package import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// Takes in the objects that interface files make.
package enum InterfaceObjects {
    /// What an interface file makes, as objects that code speaks of.
    package struct Designed {
        /// The controller of a scene, or the owner of a xib.
        package let owner: Int
        /// The views at the roots.
        package let roots: [Int]
        /// The items of bars.
        package let items: [Int]
    }

    /// How many objects code may add to what an interface file makes.
    private static let addedNodes = 2_500
    /// How many views of interface files are taken in.
    static let maximumDesigns = 20_000

    /// Takes in a scene: an object for each view and item, held by the outlets that name it.
    ///
    /// - Parameter module: number of the target that the file belongs to.
    package static func take(_ interpreter: inout ViewCodeInterpreter, _ scene: InterfaceScene, module: Int) -> Designed
    {
        var found: [String: Int] = [:]
        let owner = interpreter.store.add(
            ViewNode(
                kind: .designed, viewClass: ownerClass(interpreter.evaluator, of: scene, module), identity: "self",
                place: scene.place))
        found[scene.identity] = owner
        let roots = scene.roots.map { take(&interpreter, $0, in: nil, module, &found) }
        // Where the code of the owner loads the file itself, it speaks of these.
        interpreter.store.loadedXibs[LoadedXib(scene: scene.place, owner: owner)] = roots
        if interpreter.store.nodes[owner].viewClass.family == .controller,
            scene.origin != .xib || !SystemClasses.has(.root, scene.systemClass), let root = roots.first
        {
            interpreter.store.nodes[owner].fields["view"] = [root]
            interpreter.store.nodes[root].parent = owner
            interpreter.store.nodes[owner].children.append(ViewNode.Child(node: root, slot: .subview))
        }
        let items = takeItems(&interpreter, of: scene, owner, module, &found)
        takeObjects(&interpreter, of: scene, owner, module, &found)
        interpreter.store.maximumNodes = interpreter.store.nodes.count + Self.addedNodes
        for (index, node) in interpreter.store.nodes.enumerated() {
            guard let design = node.design else { continue }
            for connection in interpreter.store.designs[design].connections {
                connect(&interpreter, connection, to: index, found)
            }
            if node.viewClass.has(.input),
                let name = interpreter.store.designs[design].value("delegate").name.value,
                let object = found[name]
            {
                interpreter.store.inputsByDelegate[object, default: []].append(index)
            }
        }
        return Designed(owner: owner, roots: roots, items: items)
    }

    /// Takes in the objects of a file that are neither views nor controllers, such as the delegate of an app for the
    /// Mac or a source of rows, where views are held by their outlets or send them actions.
    private static func takeObjects(
        _ interpreter: inout ViewCodeInterpreter, of scene: InterfaceScene, _ owner: Int, _ module: Int,
        _ found: inout [String: Int]
    ) {
        for connection in interpreter.store.designs.flatMap(\.connections) {
            guard let other = connection.other, found[other] == nil, let name = connection.otherClass,
                let type = interpreter.program.type(named: name, from: LookupContext(module: module), within: nil),
                type.keyword == .classType, interpreter.program.viewClass(of: type) == nil
            else { continue }
            let helper = CodeClass(
                systemClass: BuiltInClass.object.name, family: .view, type: type, isKnown: true)
            found[other] = interpreter.store.add(
                ViewNode(kind: .designed, viewClass: helper, identity: other, place: scene.place))
        }
        for outlet in scene.outlets {
            guard let other = outlet.other, let object = found[other], interpreter.store.nodes[object].design == nil,
                object != owner
            else { continue }
            interpreter.store.nodes[owner].fields[outlet.name] = [object]
        }
    }

    /// Lets the object at the other end of a connection know the view.
    static func connect(
        _ interpreter: inout ViewCodeInterpreter, _ connection: ViewConnection, to node: Int, _ found: [String: Int]
    ) {
        guard let other = connection.other.flatMap({ found[$0] }), other != node || connection.kind == .action else {
            return
        }
        switch connection.kind {
        case .outlet, .outletCollection:
            let promised = (interpreter.store.nodes[other].fields[connection.name] ?? []).filter {
                interpreter.store.nodes[$0].design == nil
            }
            interpreter.store.nodes[other].fields[connection.name, default: []].removeAll { promised.contains($0) }
            interpreter.store.nodes[other].fields[connection.name, default: []].append(node)
            // What was done to the outlet before the file was loaded is done to what it holds.
            for old in promised where interpreter.store.nodes[old].kind.isOutlet {
                ObjectAdoption.adopt(&interpreter, old, into: node)
            }
        case .action: interpreter.store.sendersByMethod[other, default: [:]][connection.name, default: []].append(node)
        case .segue: break
        }
    }

    /// Takes in a view with everything in it.
    @discardableResult
    package static func take(
        _ interpreter: inout ViewCodeInterpreter, _ view: ViewDescription, in parent: Int?, _ module: Int,
        _ found: inout [String: Int]
    ) -> Int {
        interpreter.store.designs.append(view)
        var node = ViewNode(
            kind: .designed,
            viewClass: designedClass(interpreter.evaluator, view.customClass, view.systemClass, module),
            identity: view.identity,
            place: view.place)
        node.design = interpreter.store.designs.count - 1
        node.parent = parent ?? -1
        let index = interpreter.store.add(node)
        if found[view.identity] == nil { found[view.identity] = index }
        if let parent { interpreter.store.nodes[parent].children.append(ViewNode.Child(node: index, slot: view.slot)) }
        guard interpreter.store.designs.count < Self.maximumDesigns else {
            interpreter.store.nodes[index].openTo = .tooDeep
            return index
        }
        for child in view.subviews { take(&interpreter, child, in: index, module, &found) }
        // A cell's own view is reached by the name it has in every cell.
        if let content = view.subviews.firstIndex(where: { $0.slot == .contentView }) {
            interpreter.store.nodes[index].fields["contentView"] = [
                interpreter.store.nodes[index].children[content].node
            ]
        }
        return index
    }

    private static func takeItems(
        _ interpreter: inout ViewCodeInterpreter, of scene: InterfaceScene, _ owner: Int, _ module: Int,
        _ found: inout [String: Int]
    ) -> [Int] {
        guard !scene.barItems.isEmpty else { return [] }
        let bar = interpreter.store.add(
            ViewNode(
                kind: .designed,
                viewClass: CodeClass(.navigationItem, family: .navigationItem), identity: "navigationItem",
                place: scene.place))
        interpreter.store.nodes[owner].fields["navigationItem"] = [bar]
        return scene.barItems.map { item in
            let node = take(&interpreter, item, in: nil, module, &found)
            interpreter.store.nodes[node].parent = bar
            switch item.slot {
            case .leftBarItem: hold(&interpreter.store, node, by: bar, ["leftBarButtonItem", "leftBarButtonItems"])
            case .rightBarItem: hold(&interpreter.store, node, by: bar, ["rightBarButtonItem", "rightBarButtonItems"])
            case .titleView: hold(&interpreter.store, node, by: bar, ["titleView"])
            case .tabItem: hold(&interpreter.store, node, by: owner, ["tabBarItem"])
            case .toolbarItem: hold(&interpreter.store, node, by: owner, ["toolbarItems"])
            case .subview, .arrangedSubview, .contentView, .cell, .header, .footer, .section, .segment, .menuItem,
                .accessory, .background:
                break
            }
            return node
        }
    }

    private static func hold(_ store: inout ObjectStore, _ node: Int, by owner: Int, _ names: [String]) {
        for name in names { store.nodes[owner].fields[name, default: []].append(node) }
    }

    /// The views of an interface file that a method hands out by a number or a name; `nil` for any other call.
    static func designed(
        _ interpreter: inout ViewCodeInterpreter, by lookup: MethodEffect.ViewLookup, _ arguments: [Argument],
        in site: CodeSite
    ) -> [Int]? {
        guard !interpreter.store.designs.isEmpty, var value = arguments.first?.value
        else { return nil }
        // `NSUserInterfaceItemIdentifier("pier")`
        if lookup == .identifier, case .call(_, let inner) = value.kind, inner.count == 1 { value = inner[0].value }
        let wanted: ViewValue
        if let number = interpreter.evaluator.number(of: value, in: site.scope).value {
            wanted = .number(number)
        } else if let name = interpreter.evaluator.string(of: value, in: site.scope).value {
            wanted = .name(name)
        } else if lookup == .identifier {
            // Which cell a column shows is found by the name that both have; all may be meant.
            let cells = interpreter.store.nodes.indices.filter {
                interpreter.store.nodes[$0].design.map { interpreter.store.designs[$0].slot == .cell } ?? false
            }
            return cells.isEmpty ? nil : cells
        } else {
            return nil
        }
        let found = interpreter.store.nodes.indices.filter { index in
            interpreter.store.nodes[index].design.map {
                interpreter.store.designs[$0].value(lookup.rawValue) == .known(wanted)
            } ?? false
        }
        return found.isEmpty ? nil : found
    }

    // MARK: Reading

    /// Reads the initializer by which an interface file makes an object.
    static func decode(_ interpreter: inout ViewCodeInterpreter, _ node: Int, _ lineage: [LinkedType], _ home: CodeSite)
    {
        let all = lineage.lazy.compactMap { $0.functions["init"] }.first { !$0.isEmpty } ?? []
        for function in all
        where function.declaration.parameters.contains(where: { $0.name == "coder" || $0.name == "aDecoder" }) {
            _ = interpreter.walk(
                function, receiver: node, names: FunctionOrder.open(function.declaration.parameters),
                type: interpreter.store.nodes[node].viewClass.type, from: home, call: nil)
        }
    }

    // MARK: Classes

    private static func designedClass(
        _ evaluator: Evaluator, _ customClass: String?, _ systemClass: String, _ module: Int
    ) -> CodeClass {
        if let customClass,
            let known = evaluator.program.viewClass(
                named: customClass, from: LookupContext(module: module), within: nil),
            known.type != nil
        {
            return known
        }
        return CodeClass(
            systemClass: systemClass, family: SystemClasses.family(of: systemClass) ?? .view, type: nil, isKnown: true)
    }

    /// The owner of a xib may be of any class: it is read like a controller, which has no looks of its own.
    private static func ownerClass(_ evaluator: Evaluator, of scene: InterfaceScene, _ module: Int) -> CodeClass {
        let type = scene.customClass.flatMap {
            evaluator.program.type(named: $0, from: LookupContext(module: module), within: nil)
        }
        if let type, let known = evaluator.program.viewClass(of: type) { return known }
        return CodeClass(
            systemClass: scene.systemClass, family: .controller,
            type: type.flatMap { $0.keyword == .classType ? $0 : nil }, isKnown: true)
    }
}
