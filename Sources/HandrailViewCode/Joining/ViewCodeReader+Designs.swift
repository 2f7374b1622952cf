package import HandrailCode
import HandrailFrameworks
package import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

extension ViewCodeReader {
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
    package mutating func take(_ scene: InterfaceScene, module: Int) -> Designed {
        var found: [String: Int] = [:]
        let owner = add(
            ViewNode(
                kind: .designed, viewClass: ownerClass(of: scene, module), identity: "self", place: scene.place))
        found[scene.identity] = owner
        let roots = scene.roots.map { take($0, in: nil, module, &found) }
        // Where the code of the owner loads the file itself, it speaks of these.
        loadedXibs[LoadedXib(scene: scene.place, owner: owner)] = roots
        if nodes[owner].viewClass.family == .controller, scene.origin != .xib || scene.systemClass != "NSObject", let root = roots.first {
            nodes[owner].fields["view"] = [root]
            nodes[root].parent = owner
            nodes[owner].children.append(ViewNode.Child(node: root, slot: .subview))
        }
        let items = takeItems(of: scene, owner, module, &found)
        takeObjects(of: scene, owner, module, &found)
        maximumNodes = nodes.count + Self.addedNodes
        for (index, node) in nodes.enumerated() {
            guard let design = node.design else { continue }
            for connection in designs[design].connections { connect(connection, to: index, found) }
            if Self.inputs.contains(node.viewClass.systemClass), let name = designs[design].value("delegate").name.value,
                let object = found[name]
            {
                delegating[object, default: []].append(index)
            }
        }
        return Designed(owner: owner, roots: roots, items: items)
    }

    /// Takes in the objects of a file that are neither views nor controllers, such as the delegate of an app for the Mac or a
    /// source of rows, where views are held by their outlets or send them actions.
    private mutating func takeObjects(of scene: InterfaceScene, _ owner: Int, _ module: Int, _ found: inout [String: Int]) {
        for connection in designs.flatMap(\.connections) {
            guard let other = connection.other, found[other] == nil, let name = connection.otherClass,
                let type = program.type(named: name, from: Viewpoint(module: module), within: nil),
                type.keyword == .classType, program.viewClass(of: type) == nil
            else { continue }
            let helper = CodeClass(systemClass: "NSObject", family: .view, type: type, isKnown: true)
            found[other] = add(ViewNode(kind: .designed, viewClass: helper, identity: other, place: scene.place))
        }
        for outlet in scene.outlets {
            guard let other = outlet.other, let object = found[other], nodes[object].design == nil, object != owner else { continue }
            nodes[owner].fields[outlet.name] = [object]
        }
    }

    /// Lets the object at the other end of a connection know the view.
    mutating func connect(_ connection: ViewConnection, to node: Int, _ found: [String: Int]) {
        guard let other = connection.other.flatMap({ found[$0] }), other != node || connection.kind == .action else { return }
        switch connection.kind {
        case .outlet, .outletCollection:
            let promised = (nodes[other].fields[connection.name] ?? []).filter { nodes[$0].design == nil }
            nodes[other].fields[connection.name, default: []].removeAll { promised.contains($0) }
            nodes[other].fields[connection.name, default: []].append(node)
            // What was done to the outlet before the file was loaded is done to what it holds.
            for old in promised where nodes[old].kind.isOutlet { adopt(old, into: node) }
        case .action: senders[other, default: [:]][connection.name, default: []].append(node)
        case .segue: break
        }
    }

    /// Takes in a view with everything in it.
    @discardableResult
    package mutating func take(_ view: ViewDescription, in parent: Int?, _ module: Int, _ found: inout [String: Int]) -> Int {
        designs.append(view)
        var node = ViewNode(
            kind: .designed, viewClass: designedClass(view.customClass, view.systemClass, module), identity: view.identity,
            place: view.place)
        node.design = designs.count - 1
        node.parent = parent ?? -1
        let index = add(node)
        if found[view.identity] == nil { found[view.identity] = index }
        if let parent { nodes[parent].children.append(ViewNode.Child(node: index, slot: view.slot)) }
        guard designs.count < Self.maximumDesigns else {
            nodes[index].openTo = .tooDeep
            return index
        }
        for child in view.subviews { take(child, in: index, module, &found) }
        // A cell's own view is reached by the name it has in every cell.
        if let content = view.subviews.firstIndex(where: { $0.slot == .contentView }) {
            nodes[index].fields["contentView"] = [nodes[index].children[content].node]
        }
        return index
    }

    private mutating func takeItems(
        of scene: InterfaceScene, _ owner: Int, _ module: Int, _ found: inout [String: Int]
    ) -> [Int] {
        guard !scene.barItems.isEmpty else { return [] }
        let bar = add(
            ViewNode(
                kind: .designed,
                viewClass: CodeClass(systemClass: "UINavigationItem", family: .navigationItem, type: nil, isKnown: true),
                identity: "navigationItem", place: scene.place))
        nodes[owner].fields["navigationItem"] = [bar]
        return scene.barItems.map { item in
            let node = take(item, in: nil, module, &found)
            nodes[node].parent = bar
            switch item.slot {
            case .leftBarItem: hold(node, by: bar, ["leftBarButtonItem", "leftBarButtonItems"])
            case .rightBarItem: hold(node, by: bar, ["rightBarButtonItem", "rightBarButtonItems"])
            case .titleView: hold(node, by: bar, ["titleView"])
            case .tabItem: hold(node, by: owner, ["tabBarItem"])
            case .toolbarItem: hold(node, by: owner, ["toolbarItems"])
            case .subview, .arrangedSubview, .contentView, .cell, .header, .footer, .section, .segment, .menuItem,
                .accessory, .background:
                break
            }
            return node
        }
    }

    private mutating func hold(_ node: Int, by owner: Int, _ names: [String]) {
        for name in names { nodes[owner].fields[name, default: []].append(node) }
    }

    /// The views of an interface file that a method hands out by a number or a name; `nil` for any other call.
    package func designed(by method: String, _ arguments: [Argument], in site: CodeSite) -> [Int]? {
        guard !designs.isEmpty, let property = Self.keys[method], var value = arguments.first?.value else { return nil }
        // `NSUserInterfaceItemIdentifier("pier")`
        if method == "makeView", case .call(_, let inner) = value.kind, inner.count == 1 { value = inner[0].value }
        let wanted: ViewValue
        if let number = evaluator.number(of: value, in: site.scope).value {
            wanted = .number(number)
        } else if let name = evaluator.string(of: value, in: site.scope).value {
            wanted = .name(name)
        } else if method == "makeView" {
            // Which cell a column shows is found by the name that both have; all may be meant.
            let cells = nodes.indices.filter { nodes[$0].design.map { designs[$0].slot == .cell } ?? false }
            return cells.isEmpty ? nil : cells
        } else {
            return nil
        }
        let found = nodes.indices.filter { index in
            nodes[index].design.map { designs[$0].value(property) == .known(wanted) } ?? false
        }
        return found.isEmpty ? nil : found
    }

    /// Methods that hand out views, with the property by which they find them.
    private static let keys = ["viewWithTag": "tag", "dequeueReusableCell": "reuseIdentifier", "makeView": "identifier"]

    // MARK: Reading

    /// Reads the initializer by which an interface file makes an object.
    mutating func decode(_ node: Int, _ lineage: [LinkedType], _ home: CodeSite) {
        let all = lineage.lazy.compactMap { $0.functions["init"] }.first { !$0.isEmpty } ?? []
        for function in all where function.declaration.parameters.contains(where: { $0.name == "coder" || $0.name == "aDecoder" }) {
            _ = walk(
                function, receiver: node, names: Self.open(function.declaration.parameters),
                type: nodes[node].viewClass.type, from: home, call: nil)
        }
    }

    /// Reads the classes of what an interface file makes.
    package mutating func readDesigned() {
        var next = 0
        while next < nodes.count, next < maximumNodes {
            complete(next)
            next += 1
        }
        finish()
    }

    // MARK: Classes

    private func designedClass(_ customClass: String?, _ systemClass: String, _ module: Int) -> CodeClass {
        if let customClass, let known = program.viewClass(named: customClass, from: Viewpoint(module: module), within: nil), known.type != nil {
            return known
        }
        let type = customClass.flatMap { program.type(named: $0, from: Viewpoint(module: module), within: nil) }
        return CodeClass(
            systemClass: systemClass, family: SystemClasses.family(of: systemClass) ?? .view,
            type: type.flatMap { program.isAdded($0) ? $0 : nil }, isKnown: true)
    }

    /// The owner of a xib may be of any class: it is read like a controller, which has no looks of its own.
    private func ownerClass(of scene: InterfaceScene, _ module: Int) -> CodeClass {
        let type = scene.customClass.flatMap { program.type(named: $0, from: Viewpoint(module: module), within: nil) }
        if let type, let known = program.viewClass(of: type) { return known }
        return CodeClass(
            systemClass: scene.systemClass, family: .controller, type: type.flatMap { $0.keyword == .classType || program.isAdded($0) ? $0 : nil }, isKnown: true)
    }
}
