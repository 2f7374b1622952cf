import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource

/// Cells that lists of nodes are given.
enum NodeLists {
    /// Whether a function gives a list the node that it shows in a place, or a closure that makes it.
    static func givesNode(_ function: FunctionDeclaration) -> Bool {
        guard names.contains(function.name) else { return false }
        let labels = function.parameters.map(\.label)
        return FrameworkCallback.rows(.givesNode).contains { $0.name == function.name && labels.contains($0.label) }
    }

    private static let names = NameSet(FrameworkCallback.names(.givesNode))

    /// Puts cells into the list that asks an object for them: the one that the object shows, or its screen.
    static func show(
        _ interpreter: inout ViewCodeInterpreter, _ found: [Int], of function: LinkedFunction, in node: Int,
        _ home: CodeSite
    ) {
        let cells = found.filter {
            interpreter.store.nodes[$0].viewClass.has(.node) && interpreter.store.nodes[$0].isMade && $0 != node
                && interpreter.store.nodes[$0].parent < 0
        }
        guard !cells.isEmpty else { return }
        let isController = interpreter.store.nodes[node].viewClass.family == .controller
        let root = isController ? interpreter.field("view", of: node, in: home).first : node
        guard let owner = list(interpreter.store, askingBy: function.declaration.name) ?? root else { return }
        for cell in cells { interpreter.hold(cell, in: owner, slot: .cell) }
    }

    /// The list of the class that is read which asks by a function of that name; `nil` where there is none, or several.
    private static func list(_ store: ObjectStore, askingBy name: String) -> Int? {
        let isTable = name.hasPrefix("table")
        let lists = store.objects(of: .view).filter { node in
            let list = store.nodes[node]
            return list.viewClass.has(.nodeList) && list.viewClass.has(.table) == isTable
        }
        return lists.count == 1 ? lists[0] : nil
    }

    /// Notes what a method gives that replaces a node by another.
    static func replace(
        by label: String, _ call: MethodCall, _ interpreter: inout ViewCodeInterpreter, _ site: inout CodeSite
    ) -> [Int]? {
        guard let new = call.arguments.first(where: { $0.label == label }) else { return nil }
        for node in interpreter.visit(new.value, &site) {
            for owner in call.owners.prefix(1) { interpreter.hold(node, in: owner, slot: .subview) }
        }
        return []
    }
}
