import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

extension ViewBuilder {
    /// Builds a view of SwiftUI that is made by an initializer of the project, such as `Image(icon: .close)`, by what
    /// that initializer hands on to one of SwiftUI's; `false` where there is none.
    mutating func buildByOwnInitializer(
        _ name: String, _ arguments: [Argument], at expression: Expression, in scope: Scope, slot: Slot,
        _ pending: Pending
    ) -> Bool {
        guard let function = ownInitializer(of: name, arguments, in: scope),
            let (delegated, given) = Self.delegation(in: function.declaration.body)
        else { return false }
        let step = "\(name).init"
        guard path.filter({ $0 == step }).count < 3 else { return false }
        let home = Scope(
            parent: nil, names: Arguments.bind(arguments, to: function.declaration.parameters, from: scope),
            file: function.file, module: function.module)
        path.append(step)
        defer { path.removeLast() }
        if ContentViews.names.contains(name) {
            // The picture and the words are those of the place that asks for them.
            buildContent(name, given, at: expression, in: scope, reading: home, slot: slot, pending)
        } else {
            construct(name, given, at: delegated, in: home, slot: slot, pending)
        }
        return true
    }

    /// The project's own initializer that these arguments are meant for: one with a label that SwiftUI's do not have.
    private func ownInitializer(of name: String, _ arguments: [Argument], in scope: Scope) -> LinkedFunction? {
        guard let types = program.typesByName[name] else { return nil }
        let written = arguments.filter { !($0.isTrailing && $0.label == nil) }
        guard written.contains(where: { !Self.isSystems($0, of: name) }) else { return nil }
        let candidates = types.filter { $0.keyword == nil }.flatMap { $0.functions["init"] ?? [] }.filter { function in
            let labels = function.declaration.parameters.map(\.label)
            return written.allSatisfy { labels.contains($0.label) }
        }
        return Arguments.best(candidates, for: arguments, from: scope.lookupContext)
    }

    private static func isSystems(_ argument: Argument, of name: String) -> Bool {
        guard let label = argument.label else { return true }
        if contentLabels.contains(label) { return true }
        guard let part = ViewTable.entry(for: name)?.labeled[label] else { return false }
        // Views stand in closures; something else in their place is meant for another initializer.
        guard case .slot = part, !argument.isTrailing else { return true }
        if case .closure = argument.value.kind { return true }
        return label == "label" || label == "destination"
    }

    private static let contentLabels: Set<String> = [
        "systemName", "decorative", "uiImage", "nsImage", "cgImage", "label", "bundle", "variableValue", "scale",
        "orientation", "verbatim", "tableName", "table", "comment", "style", "format", "resource", "size", "url",
        "content", "placeholder", "transaction", "systemImage", "action", "role",
    ]

    /// What an initializer hands on: the call of `self.init`, with what it is given.
    private static func delegation(in body: [Statement]) -> (Expression, [Argument])? {
        for statement in body {
            guard case .expression(let expression) = statement.kind,
                case .call(let callee, let arguments) = expression.kind,
                case .member(let base?, "init", _) = callee.kind, case .name("self") = base.kind
            else { continue }
            return (expression, arguments)
        }
        return nil
    }
}
