package import HandrailCode
package import HandrailModel
package import HandrailProgram

extension Evaluator {
    /// A typed run-time value with its members: all cases of an enum, or an instance of a type of the project.
    package func materialize(_ type: TypeName, in scope: Scope) -> Value? {
        guard !type.isArray, !type.isFunction,
            let linked = program.type(named: type.name, from: scope.lookupContext, within: scope.currentType?.name)
        else { return nil }
        switch linked.keyword {
        case .enumeration:
            guard !linked.cases.isEmpty else { return nil }
            return .choice(allCases(of: linked))
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

    // MARK: Types

    /// A value seen as a declared type: a string literal becomes a localization key where the type says so, an
    /// implicit member finds its enum.
    package func typed(_ value: Value, as type: TypeName?, in scope: Scope) -> Value {
        guard let type, !type.isFunction else { return value }
        switch type.name {
        case "LocalizedStringKey", "LocalizedStringResource", "SwiftUI.LocalizedStringKey", "String.LocalizationValue":
            return value.map { localizedMember($0) ?? localized($0) }
        // Whatever a store is made from, what is read through it changes while the app runs.
        case let name where Self.stores.contains(name):
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
            let found = instance(of: linked, arguments, at: made, in: home, depth: 1)
            if case .instance = found { return found }
            return value
        }
        guard case .enumCase(nil, let name, let payload) = value,
            let linked = program.type(named: type.name, from: scope.lookupContext, within: scope.currentType?.name)
        else { return value }
        if linked.cases.contains(where: { $0.name == name }) {
            return .enumCase(type: linked, name: name, payload: payload)
        }
        return staticMember(name, of: linked, from: scope.lookupContext, depth: 1) ?? value
    }

    /// What a member of a type of localized texts says, such as `.welcome` where the project extends
    /// `LocalizedStringKey`; `nil` for anything else, and where no such member is declared.
    func localizedMember(_ value: Value) -> Value? {
        guard case .enumCase(nil, let name, let payload) = value, payload.isEmpty else { return nil }
        for type in Self.localizedTypes {
            for linked in program.typesByName[type] ?? [] {
                if let property = linked.properties[name], property.declaration.isStatic {
                    return localized(self.value(of: property, receiver: .type(linked), isRuntime: false, depth: 1))
                }
            }
        }
        return nil
    }

    private static let localizedTypes = ["LocalizedStringKey", "LocalizedStringResource", "String.LocalizationValue"]

    /// Words that stand in the code as the key of a string table, looked up.
    package func localized(_ value: Value) -> Value {
        guard case .text(let words) = value, words.origin == .literal else { return value }
        return .text(lookUp(words, table: nil))
    }

    /// Looks words up as a key; what is filled in at run time stands as `%@` in the key.
    ///
    /// - Parameter value: what the code says is shown where the table of a language does not have the key.
    package func lookUp(_ words: Words, table: String?, value: String? = nil) -> Words {
        let key = words.pieces.map { piece in
            switch piece {
            case .text(let text): text
            case .runtime: "%@"
            }
        }.joined()
        guard !key.isEmpty else { return words }
        return program.strings.words(for: key, table: table, otherwise: words.pieces, value: value)
    }
}
