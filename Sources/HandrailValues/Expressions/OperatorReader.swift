import HandrailCode
import HandrailModel
import HandrailProgram
import HandrailSource

/// Finds out what operators make of their operands.
struct OperatorReader {
    /// Resolves what names and parts of expressions stand for.
    let evaluator: Evaluator

    /// What an operator makes of its operands.
    func operation(
        _ infix: String, _ left: Expression, _ right: Expression, at expression: Expression, in scope: Scope
    ) -> Value {
        switch infix {
        case "&&", "||":
            return evaluator.holds(expression, in: scope).map { .boolean($0) }
                ?? open(expression, in: scope)
        case "==", "!=":
            if let isSame = evaluator.typeTests.isSame(left, right, in: scope) {
                return .boolean(infix == "==" ? isSame : !isSame)
            }
            let first = evaluator.value(of: left, in: scope)
            let second = evaluator.value(of: right, in: scope)
            guard let isEqual = equal(first, second) else { return open(expression, in: scope) }
            return .boolean(infix == "==" ? isEqual : !isEqual)
        case "<", ">", "<=", ">=":
            if case .number(let number) = right.kind,
                case .number(let known) = evaluator.value(of: left, in: scope)
            {
                return .boolean(Self.compare(known, infix, number))
            }
            return open(expression, in: scope)
        case "===", "!==", "~=":
            return .runtime(TypeName("Bool"))
        case "??":
            return coalesce(evaluator.value(of: left, in: scope), right, in: scope)
        case "+":
            return sum(left, right, at: expression, in: scope)
        case "-", "*", "/":
            return arithmetic(infix, left, right, at: expression, in: scope)
        default:
            return .symbolic(expression, scope)
        }
    }

    private static func compare(_ a: Double, _ infix: String, _ b: Double) -> Bool {
        switch infix {
        case "<": a < b
        case ">": a > b
        case "<=": a <= b
        default: a >= b
        }
    }

    /// A Boolean that is found out while the app runs; left as it is written where it asks for a setting.
    func open(_ expression: Expression, in scope: Scope) -> Value {
        evaluator.settings.test(expression, in: scope) == nil
            ? .runtime(TypeName("Bool")) : .symbolic(expression, scope)
    }

    private func coalesce(_ value: Value, _ right: Expression, in scope: Scope) -> Value {
        switch evaluator.isPresent(value) {
        case true: return value
        case false: return evaluator.value(of: right, in: scope)
        case nil:
            let present = value.alternatives.filter { evaluator.isPresent($0) != false }
            return .choice(present + [evaluator.value(of: right, in: scope)])
        }
    }

    private func sum(
        _ left: Expression, _ right: Expression, at expression: Expression, in scope: Scope
    ) -> Value {
        let first = evaluator.value(of: left, in: scope)
        let second = evaluator.value(of: right, in: scope)
        if case .number(let a) = first, case .number(let b) = second { return .number(a + b) }
        guard isText(first) || isText(second) else { return .symbolic(expression, scope) }
        let place = scope.place(of: expression)
        return .choice(
            first.alternatives.flatMap { a in
                second.alternatives.map { b in evaluator.text(join(a, b), at: place) }
            })
    }

    private func isText(_ value: Value) -> Bool {
        value.alternatives.contains { if case .text = $0 { true } else { false } }
    }

    private func join(_ a: Value, _ b: Value) -> Words {
        func words(_ value: Value) -> Words {
            if case .text(let words) = value { return words }
            return Words(pieces: [.runtime])
        }
        let first = words(a)
        let second = words(b)
        var translations: [String: String] = [:]
        for (language, text) in first.translations {
            if let other = second.translations[language] { translations[language] = text + other }
        }
        let isJoined = first.originOfWhole == .joined || second.originOfWhole == .joined
        return Words(
            pieces: first.pieces + second.pieces, origin: isJoined ? .joined : .literal, translations: translations,
            link: first.link ?? second.link)
    }

    private func arithmetic(
        _ infix: String, _ left: Expression, _ right: Expression, at expression: Expression, in scope: Scope
    ) -> Value {
        guard case .number(let a) = evaluator.value(of: left, in: scope),
            case .number(let b) = evaluator.value(of: right, in: scope)
        else { return .symbolic(expression, scope) }
        switch infix {
        case "-": return .number(a - b)
        case "*": return .number(a * b)
        default: return b == 0 ? .runtime(nil) : .number(a / b)
        }
    }

    /// Whether two values are equal; `nil` where it cannot be told.
    func equal(_ a: Value, _ b: Value) -> Bool? {
        switch (a, b) {
        case (.null, .null): return true
        case (.text(let a), .text(let b)):
            guard let first = a.text, let second = b.text else { return nil }
            return first == second
        case (.number(let a), .number(let b)): return a == b
        case (.boolean(let a), .boolean(let b)): return a == b
        case (.enumCase(_, let a, let first), .enumCase(_, let b, let second)):
            if a != b { return false }
            return first.isEmpty && second.isEmpty ? true : nil
        case (.null, let other), (let other, .null):
            return evaluator.isPresent(other).map { !$0 }
        case (.oneOf(let values), let other), (let other, .oneOf(let values)):
            let answers = values.map { equal($0, other) }
            if answers.allSatisfy({ $0 == false }) { return false }
            return answers.allSatisfy { $0 == true } ? true : nil
        default:
            return nil
        }
    }
}
