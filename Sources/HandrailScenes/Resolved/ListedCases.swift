import HandrailCode
import HandrailProgram
import HandrailSource

/// In which cases of a `switch` the code of a class speaks of other classes, such as the cells that it hands out.
struct ListedCases {
    /// Every case that the code asks for.
    private(set) var all: Set<String> = []
    private var branches: [(place: SourcePlace, names: Set<String>)] = []
    private let mentions: Mentions

    /// Reads the code of a class with what it inherits.
    init(of lineage: [LinkedType], _ program: Program) {
        mentions = program.mentions
        for type in lineage {
            for function in type.functions.values.joined() { read(function.declaration.body, in: function.file, 0) }
            for property in type.properties.values {
                if let value = property.declaration.initialValue { read(value, in: property.file, 0) }
                read(property.declaration.getter ?? [], in: property.file, 0)
            }
        }
    }

    /// The cases in which a class is spoken of, as near to it as they are asked for.
    func cases(of name: String) -> Set<String> {
        var found: Set<String> = []
        for (place, names) in branches
        where !mentions.index(of: place.file).positions(of: name, in: place.range).isEmpty {
            found.formUnion(names)
        }
        return found
    }

    private mutating func read(_ body: [Statement], in file: FileIndex, _ depth: Int) {
        guard depth < 12 else { return }
        for statement in body {
            switch statement.kind {
            case .expression(let expression), .result(let expression?): read(expression, in: file, depth + 1)
            case .binding(_, _, let value?): read(value, in: file, depth + 1)
            case .guardElse(_, let body), .forEach(_, _, let body), .block(let body), .caught(let body):
                read(body, in: file, depth + 1)
            case .conditionalCompilation(let clauses):
                for clause in clauses { read(clause.body, in: file, depth + 1) }
            case .binding, .tupleBinding, .result, .function, .other: break
            }
        }
    }

    private mutating func read(_ expression: Expression, in file: FileIndex, _ depth: Int) {
        guard depth < 12 else { return }
        switch expression.kind {
        case .conditional(let conditional):
            for branch in conditional.branches {
                let names = CaseAnswers.names(of: branch.conditions)
                if !names.isEmpty {
                    all.formUnion(names)
                    branches.append((SourcePlace(file: file, range: branch.range), names))
                }
                read(branch.body, in: file, depth + 1)
            }
        case .call(let callee, let arguments):
            read(callee, in: file, depth + 1)
            for argument in arguments { read(argument.value, in: file, depth + 1) }
        case .member(let base?, _, _): read(base, in: file, depth + 1)
        case .binary(_, let left, let right):
            read(left, in: file, depth + 1)
            read(right, in: file, depth + 1)
        case .closure(let closure): read(closure.body, in: file, depth + 1)
        case .unary(_, let operand), .cast(let operand, _, _): read(operand, in: file, depth + 1)
        default: break
        }
    }
}
