import HandrailCode

extension ViewCodeReader {
    /// What the generic parameters of a function stand for in a call, as far as views are made of them: a class that is handed
    /// over, the type that the call is to have, or what a closure says that it takes.
    func generics(of function: FunctionDeclaration, _ arguments: [Argument], _ site: CodeSite) -> [String: CodeClass] {
        guard let result = function.result, !result.isFunction else { return [:] }
        var found: [String: CodeClass] = [:]
        var meant: CodeClass?
        for (index, argument) in Evaluator.match(arguments, to: function.parameters).enumerated() {
            switch argument?.value.kind {
            case .member(let type?, "self", _)?:
                guard let name = typeName(of: type, site), let viewClass = program.viewClass(named: name, in: site) else { continue }
                found[function.parameters[index].name] = viewClass
                meant = viewClass
            case .closure(let closure)?:
                guard meant == nil, let name = closure.parameters.first?.type?.name else { continue }
                meant = program.viewClass(named: name, in: site)
            default: continue
            }
        }
        if meant == nil, let expected = site.expected, !expected.isFunction { meant = program.viewClass(named: expected.name, in: site) }
        if let meant, result.name != "Self", isParameter(result.name, site) { found[result.name] = meant }
        return found
    }

    /// Whether a name that a function gives back is a generic parameter: it is no type that anybody declares.
    private func isParameter(_ name: String, _ site: CodeSite) -> Bool {
        name.utf8.count < 20 && SystemClasses.family(of: name) == nil && !name.contains(".")
            && program.type(named: name, from: site.scope.viewpoint, within: site.type?.name) == nil
            && !SystemClasses.isFrameworkName(name)
    }
}
