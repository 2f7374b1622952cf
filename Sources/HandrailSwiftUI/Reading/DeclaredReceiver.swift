import HandrailCode
import HandrailProgram
import HandrailValues

/// Finds what a parameter of a declared type shows, where it is known only while the app runs which value it has: a row
/// of a list that a function is handed makes its own picture, whichever row it is.
struct DeclaredReceiver {
    /// Resolves names and values.
    let evaluator: Evaluator

    /// What a method of the parameter comes to; `nil` where the type that it is declared with makes no view by it.
    func method(_ name: String, of base: Expression, _ arguments: [Argument], in scope: Scope) -> Value? {
        guard let owner = type(of: base, in: scope),
            let function = Arguments.best(
                evaluator.program.functions(name, of: owner), for: arguments, from: scope.lookupContext),
            function.declaration.givesViews, !function.declaration.isStatic, !function.declaration.body.isEmpty
        else { return nil }
        let names = Arguments.bind(arguments, to: function.declaration.parameters, from: scope)
        let home = Scope(
            parent: nil, names: names, receiver: .value(Self.value(of: owner)), file: function.file,
            module: function.module)
        return .view(.statements(function.declaration.body, home))
    }

    /// What a property of the parameter comes to; `nil` where the type that it is declared with has no view under it.
    func property(_ name: String, of base: Expression, in scope: Scope) -> Value? {
        guard let owner = type(of: base, in: scope),
            let property = evaluator.program.property(name, of: owner, from: scope.lookupContext),
            case .view(let source) = evaluator.value(
                of: property, receiver: .value(Self.value(of: owner)), isRuntime: true)
        else { return nil }
        return .view(source)
    }

    private static func value(of type: LinkedType) -> Value {
        .instance(Instance(type: type, properties: [:], isRuntime: true))
    }

    /// The type of the project that a parameter is declared with, where no more is known of its value.
    private func type(of base: Expression, in scope: Scope) -> LinkedType? {
        guard case .name(let name) = base.kind, let binding = scope.local(name), let declared = binding.declaredType,
            !declared.isArray, !declared.isFunction, case .runtime = evaluator.value(of: binding),
            let type = evaluator.program.type(named: declared.name, from: scope.lookupContext), type.isAudited
        else { return nil }
        switch type.keyword {
        case .enumeration, .structure, .classType: return type
        case .actorType, .protocolType, .extensionOf, nil: return nil
        }
    }
}
