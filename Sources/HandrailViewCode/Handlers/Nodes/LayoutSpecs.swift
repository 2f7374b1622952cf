import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// How nodes are laid out: what holds which nodes, in which order.
enum LayoutSpecs {
    /// What an initializer of a specification arranges. What lies behind others comes before them.
    static func equip(
        _ interpreter: inout ViewCodeInterpreter, _ spec: Int, _ arguments: [Argument], at expression: Expression,
        _ site: inout CodeSite
    ) {
        if let receiver = site.receiver { interpreter.store.makersOfLayouts[spec] = receiver }
        let type = interpreter.store.nodes[spec].viewClass.systemClass
        var layers: [(isBehind: Bool, nodes: [Int])] = []
        for argument in arguments {
            switch argument.label.flatMap({ FrameworkInitializer.effect(of: $0, making: type) }) {
            case .arranged, .laidOver: layers.append((false, interpreter.visit(argument.value, &site)))
            case .laidBehind: layers.append((true, interpreter.visit(argument.value, &site)))
            case .property(let name):
                interpreter.write(name, on: spec, argument.value, at: argument.value, manner: .assign, site)
            default: interpreter.visit([argument], &site)
            }
        }
        for layer in layers.filter(\.isBehind) + layers.filter({ !$0.isBehind }) {
            hold(&interpreter, layer.nodes, in: spec)
        }
    }

    /// Lets a specification, or a node that is laid out by one, hold what it arranges, wherever that was put before.
    static func hold(_ interpreter: inout ViewCodeInterpreter, _ found: [Int], in owner: Int) {
        let slot: ViewSlot = interpreter.store.nodes[owner].viewClass.has(.stack) ? .arrangedSubview : .subview
        for node in found where interpreter.store.nodes[node].viewClass.family == .view {
            let parent = interpreter.store.nodes[node].parent
            if parent >= 0, interpreter.store.mayHold(node, in: owner), isLaidOutAnew(interpreter.store, node, parent) {
                interpreter.store.nodes[parent].children.removeAll { $0.node == node }
                interpreter.store.nodes[node].parent = -1
            }
            interpreter.hold(node, in: owner, slot: slot)
        }
    }

    /// Whether a node that was only added to another takes its place by a specification.
    private static func isLaidOutAnew(_ store: ObjectStore, _ node: Int, _ parent: Int) -> Bool {
        store.nodes[parent].viewClass.has(.node) && !store.nodes[node].viewClass.has(.layoutSpec)
    }

    /// Whether a function says how a node is laid out.
    static func givesLayout(_ function: FunctionDeclaration) -> Bool {
        let labels = function.parameters.map(\.label)
        return FrameworkCallback.rows(.givesLayout).contains { callback in
            callback.name == function.name && (callback.label == nil || labels.contains(callback.label))
        }
    }

    /// Lets a node hold what the function gives that lays it out; of a controller it is the node that it shows.
    static func layOut(_ interpreter: inout ViewCodeInterpreter, _ node: Int, by found: [Int], _ home: CodeSite) {
        guard !found.isEmpty, let owner = root(&interpreter, of: node, home) else { return }
        hold(&interpreter, found, in: owner)
    }

    private static func root(_ interpreter: inout ViewCodeInterpreter, of node: Int, _ home: CodeSite) -> Int? {
        switch interpreter.store.nodes[node].viewClass.family {
        case .view: node
        case .controller: interpreter.field("view", of: node, in: home).first
        case .barItem, .gesture, .configuration, .navigationItem, .menu: nil
        }
    }

    /// `node.layoutSpecBlock = { node, size in … }`
    static func layOut(
        _ interpreter: inout ViewCodeInterpreter, _ owners: [Int], by closure: Closure, _ site: CodeSite
    ) {
        let found = ClosureCalls.run(&interpreter, closure, handing: owners, site)
        for owner in owners.prefix(1) { hold(&interpreter, found, in: owner) }
    }

    /// Lays out what was made for a node and that nothing was seen to take: other code may hand it on.
    static func placeOthers(_ interpreter: inout ViewCodeInterpreter) {
        for (spec, maker) in interpreter.store.makersOfLayouts.sorted(by: { $0.key < $1.key })
        where interpreter.store.nodes[spec].parent < 0 && !interpreter.store.nodes[spec].children.isEmpty {
            layOut(&interpreter, maker, by: [spec], interpreter.site(of: maker))
        }
    }

    /// `ASStackLayoutSpec.vertical()`
    static func make(
        _ interpreter: inout ViewCodeInterpreter, _ viewClass: CodeClass, along axis: String, at expression: Expression,
        _ site: CodeSite
    ) -> [Int] {
        let place = SourcePlace(file: site.scope.file, range: expression.range)
        let (spec, isNew) = interpreter.make(viewClass, at: place, in: site)
        if isNew {
            if let receiver = site.receiver { interpreter.store.makersOfLayouts[spec] = receiver }
            interpreter.write("axis", on: spec, .known(.name(axis)), at: place, site)
        }
        return [spec]
    }
}
