import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailValues

/// Finds initializers that a project adds to views of SwiftUI, such as `Image(icon: .close)`.
struct OwnInitializerReader {
    /// The linked project.
    let program: Program

    /// The project's own initializer that these arguments are meant for: one with a label that SwiftUI's do not have.
    func initializer(of name: String, _ arguments: [Argument], in scope: Scope) -> LinkedFunction? {
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
        if ContentArguments.isOfSwiftUI(label) { return true }
        guard let part = ViewTable.entry(for: name)?.labeled[label] else { return false }
        // Views stand in closures; something else in their place is meant for another initializer.
        guard case .slot = part, !argument.isTrailing else { return true }
        if case .closure = argument.value.kind { return true }
        return label == "label" || label == "destination"
    }

    /// What an initializer hands on: the call of `self.init`, with what it is given.
    static func delegation(in body: [Statement]) -> (Expression, [Argument])? {
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
