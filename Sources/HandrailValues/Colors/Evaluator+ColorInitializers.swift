import HandrailCode
import HandrailModel
import HandrailProgram
import HandrailSource

extension Evaluator {
    /// The color an initializer of the project makes, such as `Color(hex:)`: by following its body, never by its name.
    func projectInitializer(
        _ arguments: [Argument], of type: String, in scope: Scope, depth: Int
    ) -> ColorUse {
        let candidates = program.types(named: type, from: scope.lookupContext).flatMap { $0.functions["init"] ?? [] }
        guard let chosen = Self.best(candidates, for: arguments, from: scope.lookupContext),
            Self.accepts(chosen.declaration.parameters, arguments)
        else { return .unknown }
        let declaration = chosen.declaration
        let home = Scope(
            parent: nil, names: Self.bind(arguments, to: declaration.parameters, from: scope), file: chosen.file,
            module: chosen.module)
        if let only = Self.onlyExpression(declaration.body), case .call(let callee, let inner) = only.kind,
            case .member(_, "init", _) = callee.kind
        {
            let found = initialized(inner, of: type, in: home, depth: depth)
            if found != .unknown { return found }
        }
        var machine = ColorInterpreter(evaluator: self, scope: home)
        return machine.color(of: declaration.body) ?? .unknown
    }

    /// Whether each argument has a parameter, and each parameter an argument or a default.
    private static func accepts(_ parameters: [Parameter], _ arguments: [Argument]) -> Bool {
        let matched = match(arguments, to: parameters)
        guard matched.count(where: { $0 != nil }) == arguments.count else { return false }
        return parameters.indices.allSatisfy { matched[$0] != nil || parameters[$0].defaultValue != nil }
    }

    private func initialized(_ arguments: [Argument], of type: String, in scope: Scope, depth: Int) -> ColorUse {
        color(
            Expression(.call(callee: Expression(.name(type), .zero), arguments: arguments), .zero), in: scope, of: type,
            depth: depth + 1)
    }
}
