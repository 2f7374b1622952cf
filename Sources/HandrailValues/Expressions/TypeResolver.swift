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
    /// implicit member finds its enum or the static function that makes it.
    package func typed(_ value: Value, as type: TypeName?, in scope: Scope) -> Value {
        guard let type, !type.isFunction else { return value }
        switch type.name {
        case "LocalizedStringKey", "LocalizedStringResource", "SwiftUI.LocalizedStringKey", "String.LocalizationValue":
            return value.map { evaluator.localization.localizedMember($0) ?? evaluator.localization.localized($0) }
        // Whatever a store is made from, what is read through it changes while the app runs.
        case let name where StoreReader.stores.contains(name):
            return value.map { if case .symbolic = $0 { .runtime(type) } else { $0 } }
        default:
            return value.map { value in
                // A result builder of the project makes a list of the one thing that it is given.
                if type.isArray, case .instance = value { return .array([value]) }
                guard type.isArray, case .array(let elements) = value else {
                    return resolveImplicit(value, as: type, in: scope)
                }
                // The rows of a list differ by what they are of, which is no state: only what keeps views is followed.
                guard let linked = linked(type, in: scope), linked.holdsViews else { return value }
                return .array(
                    elements.map { $0.map { resolveImplicit($0, as: type, in: scope) } })
            }
        }
    }

    /// A chain of members that begins without its type, `.ui.brand`, with the type that is declared for it; `nil` where
    /// that has no member of the name that it begins with.
    func rooted(_ expression: Expression, in type: TypeName, from scope: Scope) -> (Expression, Scope)? {
        guard case .member(_?, _, _) = expression.kind, let root = expression.impliedRoot,
            let linked = linked(type, in: scope),
            linked.property(root, from: scope.lookupContext)?.declaration.isStatic == true
        else { return nil }
        // What the chain stands for without the type may be remembered for its place.
        let home = Scope(parent: scope, names: [:], file: scope.file, module: scope.module)
        return (expression.rooted(in: linked.name), home)
    }

    private func resolveImplicit(_ value: Value, as type: TypeName, in scope: Scope) -> Value {
        switch value {
        case .symbolic(let made, let home):
            guard case .call(let callee, let arguments) = made.kind, case .member(nil, let name, _) = callee.kind,
                let linked = linked(type, in: scope)
            else { return value }
            // `.init(title: "Low tide")`
            if name == "init" {
                let found = evaluator.calls.instance(of: linked, arguments, at: made, in: home)
                if case .instance = found { return found }
                return value
            }
            let declared = linked.cases.first { $0.name == name }
            // `.card("Tides") { Text("High at noon") }`
            let maker = Arguments.best(makers(name, of: linked), for: arguments, from: scope.lookupContext)
            if let maker, isMeant(maker, besides: declared, by: arguments) {
                return evaluator.calls.call(maker, receiver: .type(linked), arguments, in: home)
            }
            guard let declared else { return value }
            let given = arguments.map { evaluator.value(of: $0.value, in: home) }
            return enumCase(declared, of: linked, given, in: scope)
        case .enumCase(nil, let name, let payload):
            guard let linked = linked(type, in: scope) else { return value }
            if let declared = linked.cases.first(where: { $0.name == name }) {
                return enumCase(declared, of: linked, payload, in: scope)
            }
            if let member = evaluator.staticMember(name, of: linked, from: scope.lookupContext) {
                return member
            }
            guard !payload.isEmpty,
                let function = makers(name, of: linked).first(where: {
                    $0.declaration.parameters.count == payload.count
                })
            else { return value }
            return evaluator.calls.call(function, of: linked, given: payload)
        default: return value
        }
    }

    /// Whether a function is meant rather than the case of the same name: what labels say.
    private func isMeant(_ maker: LinkedFunction, besides declared: EnumCase?, by arguments: [Argument]) -> Bool {
        guard let declared else { return true }
        return Arguments.score(maker.declaration.parameters, arguments) > Arguments.score(declared.payload, arguments)
    }

    /// The static functions of a name that may make values which keep views, or cases. What others make is not
    /// followed: of that no more is asked than what the code of screens says about it, which costs more than it tells.
    private func makers(_ name: String, of type: LinkedType) -> [LinkedFunction] {
        guard let functions = type.functions[name], type.keyword == .enumeration || type.holdsViews else { return [] }
        return functions.filter(\.declaration.isStatic)
    }

    /// The type of the project that a type name stands for.
    private func linked(_ type: TypeName, in scope: Scope) -> LinkedType? {
        type.name == "Self" ? scope.currentType
            : program.type(named: type.name, from: scope.lookupContext, within: scope.currentType?.name)
    }

    /// A case with what it is given, each seen as the type that the case declares for it.
    private func enumCase(
        _ declared: EnumCase, of type: LinkedType, _ given: [Value], in scope: Scope
    ) -> Value {
        let payload = given.enumerated().map { index, value in
            index < declared.payload.count
                ? typed(value, as: declared.payload[index].type, in: scope) : value
        }
        return .enumCase(type: type, name: declared.name, payload: payload)
    }
}
