import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

extension ViewCodeReader {
    /// The title and message of `UIAlertController(title:message:preferredStyle:)`, as texts.
    mutating func tellAlert(_ alert: Int, _ arguments: [Argument], _ site: CodeSite) {
        for argument in arguments where argument.label == "title" || argument.label == "message" {
            if case .null = argument.value.kind { continue }
            if case .string(let segments) = argument.value.kind, segments.isEmpty { continue }
            let place = SourcePlace(file: site.scope.file, range: argument.value.range)
            write("introduced", on: alert, .known(.flag(true)), at: place, site)
            let (node, isNew) = make(
                CodeClass(systemClass: "UILabel", family: .menu, type: nil, isKnown: true),
                at: SourcePlace(file: site.scope.file, range: argument.value.range), in: site)
            if isNew { write("text", on: node, argument.value, at: argument.value, manner: .assign, site) }
        }
    }

    /// Notes the fields that are alone in an alert with words: VoiceOver reads these before it comes to the field.
    mutating func introduceFields() {
        for alert in nodes.indices where nodes[alert].viewClass.systemClass == "UIAlertController" {
            guard let fields = nodes[alert].fields["textFields"], fields.count == 1,
                let words = nodes[alert].writes.first(where: { Self.words.contains($0.name) })
            else { continue }
            nodes[fields[0]].writes.append(
                ViewWrite(name: "introduced", value: .known(.flag(true)), place: words.place, manner: .assign, isConditional: false))
        }
    }

    /// What is set on an alert that has words; those it is made with, and those it is given later.
    private static let words: NameSet = ["introduced", "title", "message"]

    /// `alert.addTextField { field in … }`: a field in an alert.
    mutating func addAlertField(to alert: Int, _ arguments: [Argument], at expression: Expression, _ site: CodeSite) {
        let (node, isNew) = make(
            CodeClass(systemClass: "UITextField", family: .menu, type: nil, isKnown: true),
            at: SourcePlace(file: site.scope.file, range: expression.range), in: site)
        if isNew { nodes[alert].fields["textFields", default: []].append(node) }
        guard isNew, let first = arguments.first else { return }
        guard case .closure(let closure) = first.value.kind else {
            if case .null = first.value.kind { return }
            nodes[node].openTo = .computed
            return
        }
        run(closure, handing: [node], site)
    }
}
