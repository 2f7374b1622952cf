import HandrailCode
import HandrailFrameworks

/// The names that code may give other values to: by assignment, by a method that changes what it is called on, or by
/// `&`.
///
/// What a loop leaves them as is not known, nor what a closure does that is called who knows when.
struct LocalChanges {
    /// The names, whether they are variables of the body around or not.
    package private(set) var names: Set<String> = []

    /// What statements change.
    init(in body: [Statement]) { read(body) }

    /// What an expression changes.
    init(in expression: Expression) { read(expression) }

    /// Whether an operator gives what stands on its left another value.
    static func assigns(_ name: String) -> Bool { name.last == "=" && !comparisons.contains(name) }

    private static let comparisons: Set<String> = ["==", "!=", "<=", ">=", "===", "!==", "~="]

    // MARK: Statements

    private mutating func read(_ body: [Statement]) {
        for statement in body {
            switch statement.kind {
            case .expression(let expression): read(expression)
            case .binding(_, _, let value), .result(let value): if let value { read(value) }
            case .tupleBinding(_, let value): read(value)
            case .guardElse(let conditions, let body):
                read(conditions)
                read(body)
            case .forEach(_, let sequence, let body):
                read(sequence)
                read(body)
            case .block(let body), .caught(let body): read(body)
            case .conditionalCompilation(let clauses): for clause in clauses { read(clause.body) }
            case .function(let function): read(function.body)
            case .other: break
            }
        }
    }

    private mutating func read(_ conditions: [Condition]) {
        for condition in conditions {
            switch condition {
            case .expression(let expression): read(expression)
            case .binding(_, let value), .pattern(_, let value): if let value { read(value) }
            case .platform: break
            }
        }
    }

    // MARK: Expressions

    private mutating func read(_ expression: Expression) {
        switch expression.kind {
        case .binary(let name, let left, let right):
            if Self.assigns(name) { note(target: left) }
            read(left)
            read(right)
        case .unary(let mark, let operand):
            if mark == "&" { note(target: operand) }
            read(operand)
        case .call(let callee, let arguments):
            if case .member(let base?, let name, _) = callee.kind, FrameworkMethod.changesReceiver(name) {
                note(target: base)
            }
            read(callee)
            for argument in arguments { read(argument.value) }
        case .index(let base, let arguments):
            read(base)
            for argument in arguments { read(argument.value) }
        case .member(let base, _, _): if let base { read(base) }
        case .closure(let closure): read(closure.body)
        case .array(let elements): for element in elements { read(element) }
        case .dictionary(let pairs):
            for pair in pairs {
                read(pair.key)
                read(pair.value)
            }
        case .tuple(let parts): for part in parts { read(part.value) }
        case .ternary(let condition, let then, let otherwise):
            read(condition)
            read(then)
            read(otherwise)
        case .conditional(let conditional):
            if let subject = conditional.subject { read(subject) }
            for branch in conditional.branches {
                read(branch.conditions)
                read(branch.body)
            }
        case .cast(let operand, _, _): read(operand)
        case .conditionalCompilation(let base, let clauses):
            read(base)
            for clause in clauses { if let expression = clause.expression { read(expression) } }
        case .string, .number, .boolean, .null, .name, .keyPath, .macro, .other: break
        }
    }

    /// The variable that holds what is changed: `list` in `list[0].name`.
    private mutating func note(target: Expression) {
        switch target.kind {
        case .name(let name): names.insert(name)
        case .member(let base?, _, _), .index(let base, _), .unary(_, let base): note(target: base)
        case .tuple(let parts): for part in parts { note(target: part.value) }
        default: break
        }
    }
}
