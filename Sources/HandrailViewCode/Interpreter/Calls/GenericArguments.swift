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
            isParameter(evaluator, result.name, of: linked)
        {
            found[result.name] = meant
        }
        return found
    }

    /// Whether a name is written in the angle brackets behind the name of a function.
    private static func isParameter(_ evaluator: Evaluator, _ name: String, of function: LinkedFunction) -> Bool {
        let range = function.declaration.range
        let start = Int(range.lower)
        let heading = SourcePlace(
            file: function.file, range: ByteRange(start, min(Int(range.upper), start + Self.longestHeading)))
        let words = evaluator.program.text(at: heading).prefix { $0 != "(" }.split { $0 == "<" }
        return words.dropFirst().joined(separator: "<").split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains {
            $0 == name
        }
    }

    private static let longestHeading = 200
}
