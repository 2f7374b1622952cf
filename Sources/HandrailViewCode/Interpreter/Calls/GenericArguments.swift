import HandrailCode
import HandrailFrameworks
import HandrailProgram
import HandrailSource
import HandrailValues

/// What the generic parameters of a function stand for.
enum GenericArguments {
    /// What the generic parameters of a function stand for in a call, as far as views are made of them: a class that is
    /// handed over, the type that the call is to have, or what a closure says that it takes.
    static func generics(
        _ evaluator: Evaluator, of linked: LinkedFunction, _ arguments: [Argument], _ site: CodeSite
    ) -> [String: CodeClass] {
        let function = linked.declaration
        guard let result = function.result, !result.isFunction else { return [:] }
        var found: [String: CodeClass] = [:]
        var meant: CodeClass?
        for (index, argument) in Arguments.match(arguments, to: function.parameters).enumerated() {
            switch argument?.value.kind {
            case .member(let type?, "self", _)?:
                guard let name = site.typeName(of: type),
                    let viewClass = evaluator.program.viewClass(named: name, in: site)
                else { continue }
                found[function.parameters[index].name] = viewClass
                meant = viewClass
            case .closure(let closure)?:
                guard meant == nil, let name = closure.parameters.first?.type?.name else { continue }
                meant = evaluator.program.viewClass(named: name, in: site)
            default: continue
            }
        }
        if meant == nil, let expected = site.expected, !expected.isFunction {
            meant = evaluator.program.viewClass(named: expected.name, in: site)
        }
        if let meant, SystemClasses.family(of: result.name) == nil,
            function.genericParameters.contains(result.name)
        {
            found[result.name] = meant
        }
        return found
    }
}
