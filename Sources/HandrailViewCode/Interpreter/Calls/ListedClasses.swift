import HandrailCode
import HandrailFrameworks
import HandrailProgram
import HandrailValues

/// The classes of cells and headers that lists are told, or asked for.
enum ListedClasses {
    /// Notes classes that a list is handed: `table.register(TrailCell.self, …)`, `table.dequeue(TrailCell.self)`.
    static func note(
        _ interpreter: inout ViewCodeInterpreter, _ arguments: [Argument], handedTo owners: [Int], _ site: CodeSite
    ) {
        for argument in arguments {
            guard case .member(let type?, "self", _) = argument.value.kind, let name = site.typeName(of: type),
                let object = interpreter.foreignObject(TypeName(name), in: site)
            else { continue }
            interpreter.store.list([object], in: owners.filter { isList(interpreter.store.nodes[$0].viewClass) })
        }
    }

    /// Notes what a list is asked for by its name, as code takes it: `table.dequeueReusableCell(…) as! TrailCell`.
    static func note(
        _ interpreter: inout ViewCodeInterpreter, _ objects: [Int], askedBy expression: Expression,
        _ site: inout CodeSite
    ) {
        guard !objects.isEmpty, case .call(let callee, _) = expression.unwrapped.kind else { return }
        switch callee.kind {
        case .member(let list?, let name, _) where isQuestion(name):
            let owners = interpreter.visit(list, &site).filter { isList(interpreter.store.nodes[$0].viewClass) }
            interpreter.store.list(objects, in: owners)
        case .name(let name) where isQuestion(name): interpreter.store.list(objects, in: [])
        default: break
        }
    }

    private static func isQuestion(_ name: String) -> Bool { name.hasPrefix("dequeue") }

    private static func isList(_ viewClass: CodeClass) -> Bool {
        viewClass.has(.table) || viewClass.systemClass == BuiltInClass.collection.name
    }
}
