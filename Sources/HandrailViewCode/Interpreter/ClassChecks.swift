import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailValues

/// Whether an object is of a class that code casts it to.
enum ClassChecks {
    /// Whether a view may be of a class it is taken for.
    static func mayBe(_ interpreter: ViewCodeInterpreter, _ node: Int, _ name: String, _ site: CodeSite) -> Bool {
        // A cell is taken for one of the project's.
        if interpreter.store.nodes[node].isDequeued { return SystemClasses.has(.tableCell, TypeName(name).name) }
        guard let asked = interpreter.program.viewClass(named: TypeName(name).name, in: site) else { return true }
        guard let wanted = asked.type else { return isKind(interpreter, node, of: asked.systemClass) }
        guard interpreter.store.nodes[node].design != nil else { return true }
        return interpreter.store.nodes[node].viewClass.type.map {
            interpreter.program.lineage(of: $0).contains { $0 === wanted }
        } ?? false
    }

    /// Whether a view that code makes may be of a framework's class that is asked for.
    static func isKind(_ interpreter: ViewCodeInterpreter, _ node: Int, of wanted: String) -> Bool {
        let viewClass = interpreter.store.nodes[node].viewClass
        let isExact =
            interpreter.store.nodes[node].isMade || interpreter.store.nodes[node].design != nil
            || !viewClass.has(.holdsAny)
        guard isExact, SystemClasses.has(.wellKnown, wanted), viewClass.isKnown, viewClass.family == .view,
            interpreter.program.typesByName[wanted]?.contains(where: { $0.keyword == .classType }) != true
        else { return true }
        return viewClass.systemClass == wanted || FrameworkRoot(of: viewClass.systemClass).ancestors.contains(wanted)
    }

    /// The class that a closure asks each view for, where it does nothing else: `{ $0 as? UIButton }`, `{ $0 is
    /// UIButton }`.
    static func askedClass(_ closure: Closure) -> String? {
        guard closure.parameters.count < 2, let only = Evaluator.onlyExpression(closure.body),
            case .cast(let operand, _, let name) = only.kind,
            case .name(let one) = operand.kind, one == closure.parameters.first?.name ?? "$0"
        else { return nil }
        return name
    }
}
