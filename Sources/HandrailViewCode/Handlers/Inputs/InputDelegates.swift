import HandrailCode
import HandrailFrameworks
package import HandrailModel
package import HandrailProgram
import HandrailSource
package import HandrailValues

/// What objects do when an input tells them of a change.
package enum InputDelegates {
    /// Notes which inputs take people elsewhere as they are changed, by the code of the object they tell of it.
    static func readChanges(_ interpreter: inout ViewCodeInterpreter, _ lineage: [LinkedType], on node: Int) {
        guard let type = lineage.first else { return }
        for (method, sent) in (interpreter.store.sendersByMethod[node] ?? [:]).sorted(by: { $0.key < $1.key }) {
            guard let function = function(method, lineage) else { continue }
            act(
                &interpreter, sent.filter { [store = interpreter.store] in isWiredOnce(store, $0) }, by: function,
                of: type)
            note(
                &interpreter, function, of: type, for: sent.filter { tellsOfChanges(interpreter.store, $0, to: method) }
            )
        }
        let inputs = interpreter.store.inputsByDelegate[node] ?? []
        for told in inputs.isEmpty ? [] : Self.told {
            let found = lineage.lazy.compactMap { ancestor in
                ancestor.functions[told.name]?.first { function in
                    told.label == nil || function.declaration.parameters.contains { $0.label == told.label }
                }
            }.first
            if let found { note(&interpreter, found, of: type, for: inputs) }
        }
    }

    /// What fields tell their delegates while people type.
    private static let told = FrameworkCallback.rows(.hearsOfTyping)

    /// That a controller answers the gesture for leaving; views say so themselves.
    package static func escape(_ evaluator: Evaluator, of type: LinkedType) -> ViewFact? {
        guard evaluator.program.viewClass(of: type)?.family == .controller else { return nil }
        return TouchReader(evaluator: evaluator).escape(of: evaluator.program.lineage(of: type))
    }

    private static func function(_ name: String, _ lineage: [LinkedType]) -> LinkedFunction? {
        lineage.lazy.compactMap { $0.functions[name]?.first { !$0.declaration.body.isEmpty } }.first
    }

    /// Whether a button of an interface file does nothing but call one method.
    private static func isWiredOnce(_ store: ObjectStore, _ node: Int) -> Bool {
        guard let design = store.nodes[node].design, store.nodes[node].viewClass.has(.button) else {
            return false
        }
        return store.designs[design].connections.count { $0.kind == .action || $0.kind == .segue } == 1
            && store.nodes[node].connections.isEmpty
    }

    /// What buttons of an interface file do, by the method they are wired to.
    private static func act(
        _ interpreter: inout ViewCodeInterpreter, _ buttons: [Int], by function: LinkedFunction, of type: LinkedType
    ) {
        guard !buttons.isEmpty else { return }
        let name = function.declaration.name
        let summary = ActionReader.summary(of: function, in: type, evaluator: interpreter.evaluator, digest: name)
        let place = interpreter.program.heading(of: SourcePlace(file: function.file, range: function.declaration.range))
        for button in buttons { interpreter.store.note(.control(.action(summary)), on: button, at: place) }
    }

    /// One of several inputs that tell the same function speaks for all of them.
    private static func note(
        _ interpreter: inout ViewCodeInterpreter, _ function: LinkedFunction, of type: LinkedType, for inputs: [Int]
    ) {
        guard let first = inputs.first else { return }
        let own: Set<String> = inputs.count == 1 ? [interpreter.store.nodes[first].identity] : []
        guard let action = ChangeReader.action(of: function, in: type, own: own, program: interpreter.program) else {
            return
        }
        let place = SourcePlace(file: function.file, range: function.declaration.range)
        interpreter.store.note(.control(.change(action)), on: first, at: interpreter.program.heading(of: place))
    }

    /// Whether an input sends an action with every change, and not only as people leave it.
    private static func tellsOfChanges(_ store: ObjectStore, _ node: Int, to method: String) -> Bool {
        guard store.nodes[node].viewClass.has(.input) else { return false }
        let connections =
            store.nodes[node].connections + (store.nodes[node].design.map { store.designs[$0].connections } ?? [])
        return connections.contains { connection in
            connection.kind == .action && connection.name == method
                && (connection.event == "editingChanged" || connection.event == "valueChanged")
        }
    }

}
