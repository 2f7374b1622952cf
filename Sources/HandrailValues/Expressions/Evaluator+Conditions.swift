package import HandrailCode
import HandrailModel
import HandrailProgram
import HandrailSource

extension Evaluator {
    /// Whether all conditions hold; `nil` where it cannot be told.
    package func holds(_ conditions: [Condition], in scope: Scope, depth: Int) -> Bool? {
        var isCertain = true
        var inner = scope
        for condition in conditions {
            switch holds(condition, in: inner, depth: depth) {
            case false: return false
            case nil: isCertain = false
            case true: break
            }
            inner = inner.binding(names(boundBy: [condition], in: inner))
        }
        return isCertain ? true : nil
    }

    private func holds(_ condition: Condition, in scope: Scope, depth: Int) -> Bool? {
        switch condition {
        case .expression(let expression):
            return holds(expression, in: scope, depth: depth)
        case .binding(let name, let expression):
            let bound = expression.map { value(of: $0, in: scope, depth: depth + 1) }
                ?? scope.local(name).map { value(of: $0, depth: depth + 1) }
                ?? value(of: Expression(.name(name), .zero), in: scope, depth: depth + 1)
            return isPresent(bound)
        case .pattern(let pattern, let expression):
            var names: [String: Binding] = [:]
            let subject = expression.map { value(of: $0, in: scope, depth: depth + 1) }
            return match(pattern, subject, names: &names, in: scope, depth: depth)
        case .platform(let text):
            return Availability(text)?.holds(on: program.platforms(ofFile: scope.file))
        }
    }

    /// Whether an optional has a value; `nil` where it cannot be told.
    private func isPresent(_ value: Value) -> Bool? {
        switch value {
        case .null: return false
        case .text, .number, .boolean, .enumCase, .instance, .closure, .type, .foreignType, .array, .view: return true
        case .oneOf(let values):
            let answers = values.map(isPresent)
            if answers.allSatisfy({ $0 == true }) { return true }
            return answers.allSatisfy { $0 == false } ? false : nil
        case .symbolic, .runtime, .unknown: return nil
        }
    }

    /// Whether a Boolean expression is true; `nil` where it cannot be told.
    package func holds(_ expression: Expression, in scope: Scope, depth: Int) -> Bool? {
        guard depth < Self.maximumDepth else {
            session.reachLimit()
            return nil
        }
        if case .binary(let infix, let left, let right) = expression.kind {
            switch infix {
            case "&&":
                let first = holds(left, in: scope, depth: depth + 1)
                let second = holds(right, in: scope, depth: depth + 1)
                if first == false || second == false { return false }
                return first == true && second == true ? true : nil
            case "||":
                let first = holds(left, in: scope, depth: depth + 1)
                let second = holds(right, in: scope, depth: depth + 1)
                if first == true || second == true { return true }
                return first == false && second == false ? false : nil
            default: break
            }
        }
        switch value(of: expression, in: scope, depth: depth + 1) {
        case .boolean(let flag): return flag
        case .symbolic(let inner, let home): return settingTest(inner, in: home).flatMap(answer)
        default: return nil
        }
    }

    /// Names that `if let`, `guard let` and patterns bind, with what they stand for.
    package func names(boundBy conditions: [Condition], in scope: Scope) -> [String: Binding] {
        var names: [String: Binding] = [:]
        for condition in conditions {
            switch condition {
            case .binding(let name, let expression?):
                names[name] = .deferred(expression, scope, type: nil)
            case .pattern(let pattern, let expression):
                let subject = expression.map { value(of: $0, in: scope, depth: 1) }
                _ = match(pattern, subject, names: &names, in: scope, depth: 1)
            case .binding, .expression, .platform:
                break
            }
        }
        return names
    }

    /// What an operator makes of its operands.
    func operation(
        _ infix: String, _ left: Expression, _ right: Expression, at expression: Expression, in scope: Scope, depth: Int
    ) -> Value {
        switch infix {
        case "&&", "||":
            return holds(expression, in: scope, depth: depth).map { .boolean($0) } ?? open(expression, in: scope)
        case "==", "!=":
            let first = value(of: left, in: scope, depth: depth + 1)
            let second = value(of: right, in: scope, depth: depth + 1)
            guard let isEqual = equal(first, second) else { return open(expression, in: scope) }
            return .boolean(infix == "==" ? isEqual : !isEqual)
        case "<", ">", "<=", ">=":
            if case .number(let number) = right.kind,
                case .number(let known) = value(of: left, in: scope, depth: depth + 1)
            {
                return .boolean(Self.compare(known, infix, number))
            }
            return open(expression, in: scope)
        case "===", "!==", "~=":
            return .runtime(TypeName("Bool"))
        case "??":
            return coalesce(value(of: left, in: scope, depth: depth + 1), right, in: scope, depth: depth)
        case "+":
            return sum(left, right, at: expression, in: scope, depth: depth)
        case "-", "*", "/":
            return arithmetic(infix, left, right, at: expression, in: scope, depth: depth)
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
    package func open(_ expression: Expression, in scope: Scope) -> Value {
        settingTest(expression, in: scope) == nil ? .runtime(TypeName("Bool")) : .symbolic(expression, scope)
    }

    private func coalesce(_ value: Value, _ right: Expression, in scope: Scope, depth: Int) -> Value {
        switch isPresent(value) {
        case true: return value
        case false: return self.value(of: right, in: scope, depth: depth + 1)
        case nil:
            let present = value.alternatives.filter { isPresent($0) != false }
            return .choice(present + [self.value(of: right, in: scope, depth: depth + 1)])
        }
    }

    private func sum(
        _ left: Expression, _ right: Expression, at expression: Expression, in scope: Scope, depth: Int
    ) -> Value {
        let first = value(of: left, in: scope, depth: depth + 1)
        let second = value(of: right, in: scope, depth: depth + 1)
        if case .number(let a) = first, case .number(let b) = second { return .number(a + b) }
        guard isText(first) || isText(second) else { return .symbolic(expression, scope) }
        return .choice(
            first.alternatives.flatMap { a in second.alternatives.map { b in .text(join(a, b)) } })
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
        return Words(pieces: first.pieces + second.pieces, translations: translations, link: first.link ?? second.link)
    }

    private func arithmetic(
        _ infix: String, _ left: Expression, _ right: Expression, at expression: Expression, in scope: Scope, depth: Int
    ) -> Value {
        guard case .number(let a) = value(of: left, in: scope, depth: depth + 1),
            case .number(let b) = value(of: right, in: scope, depth: depth + 1)
        else { return .symbolic(expression, scope) }
        switch infix {
        case "-": return .number(a - b)
        case "*": return .number(a * b)
        default: return b == 0 ? .runtime(nil) : .number(a / b)
        }
    }

    /// Whether two values are equal; `nil` where it cannot be told.
    package func equal(_ a: Value, _ b: Value) -> Bool? {
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
            return isPresent(other).map { !$0 }
        case (.oneOf(let values), let other), (let other, .oneOf(let values)):
            let answers = values.map { equal($0, other) }
            if answers.allSatisfy({ $0 == false }) { return false }
            return answers.allSatisfy { $0 == true } ? true : nil
        default:
            return nil
        }
    }
}
