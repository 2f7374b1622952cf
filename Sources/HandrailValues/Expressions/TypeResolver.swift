package import HandrailCode
import HandrailModel
package import HandrailProgram

/// Sees values as the types that are declared for them.
package struct TypeResolver {
    /// Resolves what names and parts of expressions stand for.
    let evaluator: Evaluator

    private var program: Program { evaluator.program }

    /// A typed run-time value with its members: all cases of an enum, or an instance of a type of the project.
    package func materialize(_ type: TypeName, in scope: Scope) -> Value? {
        guard !type.isArray, !type.isFunction,
            let linked = program.type(named: type.name, from: scope.lookupContext, within: scope.currentType?.name)
        else { return nil }
        switch linked.keyword {
        case .enumeration:
            guard !linked.cases.isEmpty else { return nil }
            return .choice(evaluator.allCases(of: linked))
        case .structure, .classType, .actorType:
            return .instance(Instance(type: linked, properties: [:], isRuntime: true))
        case .protocolType, .extensionOf, nil: return nil
        }
    }

    /// The type that declares the members of a value, and the value as receiver of its functions: that of an object
    /// that a view is given or makes while the app runs as well.
    package func owner(of value: Value, in scope: Scope) -> (LinkedType, Scope.Receiver)? {
        switch value {
        case .instance(let instance): return (instance.type, .value(value))
        case .type(let type): return (type, .type(type))
        case .runtime(let type?):
            guard case .instance(let instance)? = materialize(type, in: scope) else { return nil }
            return (instance.type, .value(.instance(instance)))
        default: return nil
        }
    }

    /// A value seen as a declared type: a string literal becomes a localization key where the type says so, an
    /// implicit member finds its enum.
    package func typed(_ value: Value, as type: TypeName?, in scope: Scope) -> Value {
        guard let type, !type.isFunction else { return value }
        switch type.name {
        case "LocalizedStringKey", "LocalizedStringResource", "SwiftUI.LocalizedStringKey", "String.LocalizationValue":
            return value.map { evaluator.localization.localizedMember($0) ?? evaluator.localization.localized($0) }
        // Whatever a store is made from, what is read through it changes while the app runs.
        case let name where StoreReader.stores.contains(name):
            return value.map { if case .symbolic = $0 { .runtime(type) } else { $0 } }
        default:
            return value.map { resolveImplicit($0, as: type, in: scope) }
        }
    }

    private func resolveImplicit(_ value: Value, as type: TypeName, in scope: Scope) -> Value {
        // `.init(title: "Low tide")`
        if case .symbolic(let made, let home) = value, case .call(let callee, let arguments) = made.kind,
            case .member(nil, "init", _) = callee.kind,
            let linked = program.type(named: type.name, from: scope.lookupContext, within: scope.currentType?.name)
        {
            let found = evaluator.calls.instance(of: linked, arguments, at: made, in: home)
            if case .instance = found { return found }
            return value
        }
        guard case .enumCase(nil, let name, let payload) = value,
            let linked = program.type(named: type.name, from: scope.lookupContext, within: scope.currentType?.name)
        else { return value }
        if linked.cases.contains(where: { $0.name == name }) {
            return .enumCase(type: linked, name: name, payload: payload)
        }
        return evaluator.staticMember(name, of: linked, from: scope.lookupContext) ?? value
    }
}
