import HandrailCode
import HandrailModel
import HandrailProgram

/// Finds out which addresses code opens.
struct AddressReader {
    let evaluator: Evaluator

    private var program: Program { evaluator.program }

    /// The address that an expression of type `URL` stands for, through constants of the project.
    func address(of expression: Expression, in scope: Scope, depth: Int = 0) -> Fact<String> {
        guard depth < 6 else { return .unknown(.tooDeep) }
        switch expression.kind {
        case .unary(_, let operand): return address(of: operand, in: scope, depth: depth + 1)
        case .binary("??", let left, _): return address(of: left, in: scope, depth: depth + 1)
        case .call(let callee, let arguments):
            guard let name = callee.lastName, name == "URL" || name == "init",
                let first = arguments.first(where: { $0.label == "string" })?.value
            else { break }
            return evaluator.words(of: first, in: scope, isKey: false).map(\.display)
        case .member(let base, let name, _) where base == nil || base.flatMap(\.lastName) == "URL":
            // A constant that the project adds to `URL`.
            for type in program.typesByName["URL"] ?? [] {
                guard let property = type.properties[name],
                    let made = property.declaration.initialValue
                        ?? Evaluator.onlyExpression(property.declaration.getter)
                else { continue }
                let home = Scope(parent: nil, receiver: .type(type), file: property.file, module: property.module)
                return address(of: made, in: home, depth: depth + 1)
            }
        default: break
        }
        let found = evaluator.symbol(expression, in: scope)
        guard found.count == 1, let (inner, home) = found.first,
            inner.range != expression.range || home.file != scope.file
        else { return .dynamic }
        return address(of: inner, in: home, depth: depth + 1)
    }
}
