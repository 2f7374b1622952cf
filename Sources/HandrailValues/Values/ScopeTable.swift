package import HandrailCode
package import HandrailProgram
package import HandrailSource

/// The scopes of code that is read several times: where it sees the same names again it gets the same scope, so that
/// what was found out about its expressions is known.
package final class ScopeTable {
    private var homes: [Home: [Scope]] = [:]
    private var inner: [Inner: Scope] = [:]

    /// A function with what `self` is in it.
    private struct Home: Hashable {
        let place: SourcePlace
        let receiver: ObjectIdentifier?
    }

    /// A variable that is declared with a value.
    private struct Inner: Hashable {
        let scope: ObjectIdentifier
        let name: String
        let value: ByteRange
    }

    /// Nothing.
    init() {}

    /// The scope of the body of a function.
    package func home(of function: LinkedFunction, receiver: Scope.Receiver?, names: [String: Binding]) -> Scope {
        func make() -> Scope {
            Scope(parent: nil, names: names, receiver: receiver, file: function.file, module: function.module)
        }
        let owner: ObjectIdentifier? =
            switch receiver {
            case .value(.instance(let instance)): ObjectIdentifier(instance)
            case .type(let type): ObjectIdentifier(type)
            case .value, .view, nil: nil
            }
        guard let owner, names.values.allSatisfy(\.isAsWritten) else { return make() }
        let place = SourcePlace(file: function.file, range: function.declaration.range)
        let home = Home(place: place, receiver: owner)
        let known = homes[home] ?? []
        if let same = known.first(where: { $0.has(names) }) { return same }
        let scope = make()
        if known.count < Self.maximumHomes { homes[home, default: []].append(scope) }
        return scope
    }

    /// In how many ways a function is called that are told apart.
    private static let maximumHomes = 8

    /// The scope behind the declaration of a variable with a value.
    package func scope(inside scope: Scope, _ name: String, _ value: Expression, type: TypeName?) -> Scope {
        let binding = Binding.deferred(value, scope, type: type)
        guard value.range.length > 0 else { return scope.binding(name, to: binding) }
        let key = Inner(scope: ObjectIdentifier(scope), name: name, value: value.range)
        if let known = inner[key] { return known }
        let made = scope.binding(name, to: binding)
        inner[key] = made
        return made
    }
}

extension Binding {
    /// Whether it is an expression in a file, which is known by where it stands.
    fileprivate var isAsWritten: Bool {
        switch self {
        case .deferred(let expression, _, _): expression.range.length > 0
        case .value, .function: false
        }
    }

    /// Whether it is the same expression as another in the same scope.
    fileprivate func isWritten(like other: Binding) -> Bool {
        switch (self, other) {
        case (.deferred(let own, let scope, let type), .deferred(let given, let home, let declared)):
            scope === home && own.range == given.range && type == declared
        case (.value, _), (.function, _), (.deferred, _): false
        }
    }
}

extension Scope {
    /// Whether these names and no others are bound here.
    fileprivate func has(_ given: [String: Binding]) -> Bool {
        names.count == given.count
            && given.allSatisfy { name, binding in local(name)?.isWritten(like: binding) ?? false }
    }
}
