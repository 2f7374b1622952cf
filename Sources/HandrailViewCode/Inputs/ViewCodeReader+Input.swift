import HandrailCode
import HandrailFrameworks
package import HandrailModel
package import HandrailProgram
import HandrailSource
import HandrailValues

extension ViewCodeReader {
    /// Notes which inputs take people elsewhere as they are changed, by the code of the object they tell of it.
    mutating func readChanges(_ lineage: [LinkedType], on node: Int) {
        guard let type = lineage.first else { return }
        for (method, sent) in (senders[node] ?? [:]).sorted(by: { $0.key < $1.key }) {
            guard let function = function(method, lineage) else { continue }
            act(sent.filter(isWiredOnce), by: function, of: type)
            note(function, of: type, for: sent.filter { tellsOfChanges($0, to: method) })
        }
        let inputs = delegating[node] ?? []
        for (method, label) in inputs.isEmpty ? [] : Self.told {
            let found = lineage.lazy.compactMap { ancestor in
                ancestor.functions[method]?.first { function in
                    label == nil || function.declaration.parameters.contains { $0.label == label }
                }
            }.first
            if let found { note(found, of: type, for: inputs) }
        }
    }

    /// What fields tell their delegates while people type, with the label that sets it apart from others of the name.
    private static let told: [(method: String, label: String?)] = [
        ("textField", "shouldChangeCharactersIn"), ("textFieldDidChangeSelection", nil), ("textViewDidChange", nil),
        ("searchBar", "textDidChange"),
    ]

    /// That a controller answers the gesture for leaving; views say so themselves.
    package func escape(of type: LinkedType) -> ViewProperty? {
        guard program.viewClass(of: type)?.family == .controller else { return nil }
        return TouchReader(evaluator: evaluator).escape(of: program.lineage(of: type))
    }

    private func function(_ name: String, _ lineage: [LinkedType]) -> LinkedFunction? {
        lineage.lazy.compactMap { $0.functions[name]?.first { !$0.declaration.body.isEmpty } }.first
    }

    /// Whether a button of an interface file does nothing but call one method.
    private func isWiredOnce(_ node: Int) -> Bool {
        guard let design = nodes[node].design, nodes[node].viewClass.systemClass == "UIButton" else { return false }
        return designs[design].connections.count { $0.kind == .action || $0.kind == .segue } == 1 && nodes[node].connections.isEmpty
    }

    /// What buttons of an interface file do, by the method they are wired to.
    private mutating func act(_ buttons: [Int], by function: LinkedFunction, of type: LinkedType) {
        guard !buttons.isEmpty else { return }
        let name = function.declaration.name
        let summary = ActionReader.summary(of: function, in: type, evaluator: evaluator, digest: name)
        let place = program.heading(of: SourcePlace(file: function.file, range: function.declaration.range))
        for button in buttons {
            nodes[button].writes.append(
                ViewWrite(name: "action", value: .known(.action(summary)), place: place, manner: .assign, isConditional: false))
        }
    }

    /// One of several inputs that tell the same function speaks for all of them.
    private mutating func note(_ function: LinkedFunction, of type: LinkedType, for inputs: [Int]) {
        guard let first = inputs.first else { return }
        let own: Set<String> = inputs.count == 1 ? [nodes[first].identity] : []
        guard let action = ChangeReader.action(of: function, in: type, own: own, program: program) else { return }
        let place = SourcePlace(file: function.file, range: function.declaration.range)
        nodes[first].writes.append(
            ViewWrite(
                name: "change", value: .known(.action(action)), place: program.heading(of: place),
                manner: .assign, isConditional: false))
    }

    /// Whether an input sends an action with every change, and not only as people leave it.
    private func tellsOfChanges(_ node: Int, to method: String) -> Bool {
        guard Self.inputs.contains(nodes[node].viewClass.systemClass) else { return false }
        let connections = nodes[node].connections + (nodes[node].design.map { designs[$0].connections } ?? [])
        return connections.contains { connection in
            connection.kind == .action && connection.name == method
                && (connection.event == "editingChanged" || connection.event == "valueChanged")
        }
    }

    /// Classes of what people give a value.
    static let inputs: NameSet = [
        "UITextField", "UITextView", "UISearchTextField", "UISearchBar", "UISwitch", "UISlider", "UIStepper", "UIDatePicker",
    ]
}
