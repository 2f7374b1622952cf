import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// The words and the fields of alerts.
enum Alerts {
    /// The title and message of `UIAlertController(title:message:preferredStyle:)`, as texts.
    static func tellAlert(
        _ interpreter: inout ViewCodeInterpreter, _ alert: Int, _ arguments: [Argument], _ site: CodeSite
    ) {
        let type = interpreter.store.nodes[alert].viewClass.systemClass
        for argument in arguments {
            guard let label = argument.label,
                FrameworkInitializer.effect(of: label, making: type) == .wordsOfAlert
            else { continue }
            if case .null = argument.value.kind { continue }
            if case .string(let segments) = argument.value.kind, segments.isEmpty { continue }
            let place = SourcePlace(file: site.scope.file, range: argument.value.range)
            interpreter.note(.introduced, on: alert, at: place, site)
            let (node, isNew) = interpreter.make(
                CodeClass(.label, family: .menu),
                at: SourcePlace(file: site.scope.file, range: argument.value.range), in: site)
            guard isNew else { continue }
            interpreter.write("text", on: node, argument.value, at: argument.value, manner: .assign, site)
            interpreter.store.nodes[alert].fields["entries", default: []].append(node)
        }
    }

    /// Notes the fields that are alone in an alert with words: VoiceOver reads these before it comes to the field.
    static func introduceFields(_ store: inout ObjectStore) {
        for alert in store.nodes.indices where store.nodes[alert].viewClass.has(.alert) {
            guard let fields = store.nodes[alert].fields["textFields"], fields.count == 1,
                let words = store.nodes[alert].facts.first(where: { $0.content == .introduced })?.place
                    ?? store.nodes[alert].writes.first(where: { Self.words.contains($0.name) })?.place
            else { continue }
            store.note(.introduced, on: fields[0], at: words)
        }
    }

    /// What an alert is given later that has words.
    private static let words: NameSet = ["title", "message"]

    /// `alert.addTextField { field in … }`: a field in an alert.
    static func addAlertField(
        _ interpreter: inout ViewCodeInterpreter, to alert: Int, _ arguments: [Argument], at expression: Expression,
        _ site: CodeSite
    ) {
        let (node, isNew) = interpreter.make(
            CodeClass(.textField, family: .menu),
            at: SourcePlace(file: site.scope.file, range: expression.range), in: site)
        if isNew {
            interpreter.store.nodes[alert].fields["textFields", default: []].append(node)
            interpreter.store.nodes[alert].fields["entries", default: []].append(node)
        }
        guard isNew, let first = arguments.first else { return }
        guard case .closure(let closure) = first.value.kind else {
            if case .null = first.value.kind { return }
            interpreter.store.nodes[node].openTo = .computed
            return
        }
        ClosureCalls.run(&interpreter, closure, handing: [node], site)
    }

    /// `alert.addTextField(configurationHandler:)`
    static func addTextField(
        _ call: MethodCall, _ interpreter: inout ViewCodeInterpreter, _ site: inout CodeSite
    ) -> [Int]? {
        guard interpreter.store.nodes[call.owners[0]].viewClass.has(.alert) else { return nil }
        addAlertField(&interpreter, to: call.owners[0], call.arguments, at: call.expression, site)
        return []
    }
}
