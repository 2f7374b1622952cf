import HandrailCode

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

    /// The types of the project, in audited code, that conform to a protocol or are built on a class.
    package func conformers(of type: LinkedType) -> [LinkedType] {
        types.filter { $0 !== type && $0.isAudited && $0.keyword != .protocolType && stands($0, for: type) }
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
            .filter(\.isAdded)
        return (extended + brought).lazy.compactMap { $0.properties[name] }
            .first { $0.declaration.getter != nil && !$0.declaration.observers.isEmpty && !$0.declaration.isStatic }
    }
}
