import HandrailCode
import HandrailModel
import HandrailSource

extension ViewCodeReader {
    /// The title and message of `UIAlertController(title:message:preferredStyle:)`, as texts.
    mutating func tellAlert(_ arguments: [Argument], _ site: CodeSite) {
        for argument in arguments where argument.label == "title" || argument.label == "message" {
            if case .null = argument.value.kind { continue }
            let (node, isNew) = make(
                CodeClass(systemClass: "UILabel", family: .menu, type: nil, isKnown: true),
                at: SourcePlace(file: site.scope.file, range: argument.value.range), in: site)
            if isNew { write("text", on: node, argument.value, at: argument.value, manner: .assign, site) }
        }
    }

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
