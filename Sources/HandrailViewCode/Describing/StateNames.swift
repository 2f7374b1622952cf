import HandrailCode
import HandrailModel
import HandrailProgram
import HandrailValues

/// The names by which code speaks of states of the app: those that conditions ask for, and those that expressions hold.
enum StateNames {
    /// The property that holds the view whose color it is: `dot` of `self.dot.layer.borderColor`; `nil` for the object
    /// itself.
    static func field(of target: Expression) -> String? {
        guard case .member(let base?, _, _) = target.kind else { return nil }
        switch base.unwrapped.kind {
        case .name(let name): return name == "layer" || name == "self" ? nil : name
        case .member(let outer?, "layer", _):
            switch outer.unwrapped.kind {
            case .name(let name): return name == "self" ? nil : name
            case .member(let root?, let name, _): if case .name("self") = root.kind { return name } else { return nil }
            default: return nil
            }
        case .member(let root?, let name, _): if case .name("self") = root.kind { return name } else { return nil }
        default: return nil
        }
    }

    /// The states that a condition asks for, each with what it is compared with.
    static func dependencies(of condition: Condition) -> [StateDependency] {
        switch condition {
        case .expression(let expression): dependencies(of: expression)
        case .binding(let name, let value):
            [StateDependency(name: value?.unwrapped.lastName ?? name, comparand: "nil")]
        case .pattern(let pattern, let value?):
            value.unwrapped.lastName.map { name in
                [StateDependency(name: name, comparand: caseName(of: pattern).map { ".\($0)" })]
            } ?? []
        case .pattern(_, nil), .platform: []
        }
    }

    /// The states that a Boolean asks for.
    static func dependencies(of condition: Expression, depth: Int = 0) -> [StateDependency] {
        guard depth < 10 else { return [] }
        let next = depth + 1
        switch condition.kind {
        case .name(let name), .member(_?, let name, _): return [StateDependency(name: name)]
        case .unary(_, let operand), .cast(let operand, _, _): return dependencies(of: operand, depth: next)
        case .tuple(let parts): return parts.flatMap { dependencies(of: $0.value, depth: next) }
        case .binary("??", let left, _): return dependencies(of: left, depth: next)
        case .binary("&&", let left, let right), .binary("||", let left, let right):
            return dependencies(of: left, depth: next) + dependencies(of: right, depth: next)
        case .binary(_, let left, let right):
            let sides = [(left, right), (right, left)]
            return sides.compactMap { side, other -> StateDependency? in
                guard case .name = side.unwrapped.kind else {
                    guard case .member(_?, let name, _) = side.unwrapped.kind, !name.beginsWithCapital,
                        !isCase(side.unwrapped)
                    else { return nil }
                    return StateDependency(name: name, comparand: comparand(other))
                }
                return side.unwrapped.lastName.map { StateDependency(name: $0, comparand: comparand(other)) }
            }
        case .call(let callee, let arguments):
            guard case .member(let base?, let name, _) = callee.unwrapped.kind else {
                return callee.lastName.map { [StateDependency(name: $0)] } ?? []
            }
            guard name == "contains", let list = base.unwrapped.lastName else { return [StateDependency(name: name)] }
            return [StateDependency(name: list, comparand: arguments.first?.value.unwrapped.lastName ?? "…")]
        default: return []
        }
    }

    /// The name of the case that a pattern is met by.
    static func caseName(of pattern: Pattern) -> String? {
        switch pattern {
        case .enumCase(let name, _): name
        case .expression(let value): value.unwrapped.lastName
        case .guarded(let inner, _): caseName(of: inner)
        case .tuple, .binding, .anything: nil
        }
    }

    /// Whether an expression is a case that is named with its type: `State.locked`.
    private static func isCase(_ expression: Expression) -> Bool {
        guard case .member(let base?, _, _) = expression.kind, case .name(let type) = base.kind else { return false }
        return type.beginsWithCapital
    }

    private static func comparand(_ expression: Expression) -> String {
        switch expression.unwrapped.kind {
        case .null: "nil"
        case .boolean(let flag): flag ? "true" : "false"
        case .number(let number): number == number.rounded() && abs(number) < 1e9 ? String(Int(number)) : "…"
        case .member(nil, let name, _): ".\(name)"
        case .member where isCase(expression.unwrapped): ".\(expression.unwrapped.lastName ?? "…")"
        default: expression.unwrapped.lastName ?? "…"
        }
    }

    /// The names of the states that a condition asks for.
    static func names(of condition: Condition) -> [String] {
        switch condition {
        case .expression(let expression): asked(expression)
        case .binding(_, let value?): words(in: value)
        case .binding(let name, nil): [name]
        case .pattern(_, let value?): Array(words(in: value).suffix(1))
        case .pattern(_, nil), .platform: []
        }
    }

    /// What a condition asks for: the last name of each side that is one.
    static func asked(_ condition: Expression) -> [String] {
        switch condition.kind {
        case .name(let name): [name]
        case .member(_?, let name, _): [name]
        case .unary(_, let operand): asked(operand)
        case .tuple(let parts): parts.flatMap { asked($0.value) }
        case .binary("&&", let left, let right), .binary("||", let left, let right): asked(left) + asked(right)
        case .binary(_, let left, let right): Array((asked(left) + asked(right)).prefix(1))
        default: words(in: condition)
        }
    }

    /// All names in an expression.
    static func words(in expression: Expression, depth: Int = 0) -> [String] {
        guard depth < 10 else { return [] }
        let next = depth + 1
        switch expression.kind {
        case .name(let name): return [name]
        case .member(let base, let name, _):
            return (base.map { words(in: $0, depth: next) } ?? []) + (base == nil ? [] : [name])
        case .call(let callee, let arguments):
            return words(in: callee, depth: next) + arguments.flatMap { words(in: $0.value, depth: next) }
        case .index(let base, let arguments):
            return words(in: base, depth: next) + arguments.flatMap { words(in: $0.value, depth: next) }
        case .array(let elements): return elements.flatMap { words(in: $0, depth: next) }
        case .tuple(let parts): return parts.flatMap { words(in: $0.value, depth: next) }
        case .ternary(let condition, let then, let otherwise):
            return [condition, then, otherwise].flatMap { words(in: $0, depth: next) }
        case .binary(_, let left, let right): return words(in: left, depth: next) + words(in: right, depth: next)
        case .unary(_, let operand), .cast(let operand, _, _): return words(in: operand, depth: next)
        case .string(let segments):
            return segments.flatMap { segment -> [String] in
                if case .interpolation(let inner) = segment { words(in: inner, depth: next) } else { [] }
            }
        case .closure(let closure):
            return closure.body.flatMap { statement -> [String] in
                switch statement.kind {
                case .expression(let inner), .result(let inner?), .binding(_, _, let inner?):
                    words(in: inner, depth: next)
                default: []
                }
            }
        default: return []
        }
    }
}
