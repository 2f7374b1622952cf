import HandrailCode

/// Which types declare what is called by a name, for code that names something without saying whose it is.
package struct MemberIndex: Sendable {
    /// The types that have functions of a name.
    private let functions: [String: [LinkedType]]
    /// Names of properties by which the project adds something to the classes of frameworks that may be set.
    private let setters: Set<String>
    /// Names of properties that may hold a closure.
    private let closures: Set<String>

    /// Sorts what types and files declare.
    init(_ types: [LinkedType], properties: [String: [LinkedProperty]]) {
        var functions: [String: [LinkedType]] = [:]
        var setters: Set<String> = []
        var closures: Set<String> = []
        for type in types {
            for name in type.functions.keys { functions[name, default: []].append(type) }
            let isAdded = type.keyword == nil || type.keyword == .protocolType
            for (name, property) in type.properties {
                if isAdded, property.declaration.getter != nil, !property.declaration.observers.isEmpty {
                    setters.insert(name)
                }
                if Self.mayHoldCode(property.declaration) { closures.insert(name) }
            }
        }
        for (name, found) in properties where found.contains(where: { Self.mayHoldCode($0.declaration) }) {
            closures.insert(name)
        }
        self.functions = functions
        self.setters = setters
        self.closures = closures
    }

    private static func mayHoldCode(_ declaration: PropertyDeclaration) -> Bool {
        if declaration.type?.isFunction ?? false { return true }
        if case .closure? = declaration.initialValue?.kind { return true }
        return false
    }

    /// Whether any type has a function of a name.
    package func isMethod(_ name: String) -> Bool { functions[name] != nil }

    /// The types that have functions of a name.
    package func types(with function: String) -> [LinkedType] { functions[function] ?? [] }

    /// Whether the project adds a property of a name to classes of frameworks that does something when it is set.
    package func isSetter(_ name: String) -> Bool { setters.contains(name) }

    /// Whether a property of a name holds a closure anywhere.
    package func holdsClosure(_ name: String) -> Bool { closures.contains(name) }
}

extension Program {
    /// Whether any type of the project has a function of that name: most calls are of frameworks.
    package func isMethod(_ name: String) -> Bool { memberIndex.isMethod(name) }

    /// The first function of a name that a type has, or what it is built on.
    package func method(_ name: String, of type: LinkedType) -> LinkedFunction? {
        isMethod(name) ? functions(name, of: type).first : nil
    }

    /// The functions of a name, with bodies, of the types that stand for `type` while the app runs: those that conform
    /// to a protocol, and those built on a class.
    package func overriders(of name: String, in type: LinkedType) -> [(type: LinkedType, functions: [LinkedFunction])] {
        memberIndex.types(with: name).compactMap { candidate in
            guard candidate !== type, stands(candidate, for: type) else { return nil }
            let own = (candidate.functions[name] ?? []).filter { !$0.declaration.body.isEmpty }
            return own.isEmpty ? nil : (candidate, own)
        }
    }

    private func stands(_ candidate: LinkedType, for type: LinkedType, depth: Int = 0) -> Bool {
        guard depth < 5 else { return false }
        let parents = ancestry(of: candidate)?.parents ?? []
        return parents.contains { $0 === type || stands($0, for: type, depth: depth + 1) }
    }

    /// The property by which the project adds something to a class of a framework, with what is done where it is set.
    package func setter(_ name: String, of viewClass: CodeClass) -> LinkedProperty? {
        if let type = viewClass.type, lineage(of: type).contains(where: { $0.properties[name] != nil }) { return nil }
        let extended = added(toFramework: viewClass.systemClass).filter { $0.keyword != .classType }
        let brought = (extended + (viewClass.type.map(lineage(of:)) ?? [])).flatMap(\.inherited)
            .flatMap { typesByName[$0] ?? [] }
            .filter { $0.keyword == nil || $0.keyword == .protocolType }
        return (extended + brought).lazy.compactMap { $0.properties[name] }
            .first { $0.declaration.getter != nil && !$0.declaration.observers.isEmpty && !$0.declaration.isStatic }
    }
}
