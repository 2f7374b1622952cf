package import HandrailCode
import HandrailProgram
import HandrailSource

/// Says whether a condition holds when its screen comes up, from what the code stores at first in what it asks:
/// `@State private var isOpen = false`, `@Published var filter = .all`.
package struct InitialAnswerReader {
    private let evaluator: Evaluator

    /// A reader that looks properties up with an evaluator.
    package init(evaluator: Evaluator) { self.evaluator = evaluator }

    /// Whether an expression holds at first; `nil` where something else decides.
    package func answer(_ expression: Expression, in scope: Scope) -> Bool? { answer(expression, in: scope, depth: 0) }

    /// Whether what a `switch` looks at is one of these cases at first.
    package func isOne(_ expression: Expression, of names: [String], in scope: Scope) -> Bool? {
        guard let stored = stored(expression, in: scope, depth: 0)?.expression,
            case .member(nil, let name, _) = stored.kind
        else { return nil }
        return names.contains(name)
    }

    /// What is asked through more hands than this is not looked for.
    private static let deepest = 6

    private func answer(_ expression: Expression, in scope: Scope, depth: Int) -> Bool? {
        guard depth < Self.deepest else { return nil }
        switch expression.kind {
        case .boolean(let value): return value
        case .unary("!", let operand) where expression.range.lower < operand.range.lower:
            return answer(operand, in: scope, depth: depth + 1).map { !$0 }
        case .binary("&&", let left, let right): return answer(left, right, deciding: false, in: scope, depth: depth)
        case .binary("||", let left, let right): return answer(left, right, deciding: true, in: scope, depth: depth)
        case .binary("==", let left, let right): return areEqual(left, right, in: scope, depth: depth)
        case .binary("!=", let left, let right): return areEqual(left, right, in: scope, depth: depth).map { !$0 }
        case .member(let base?, "isEmpty", _):
            guard let text = stored(base, in: scope, depth: depth + 1)?.expression, case .string(let parts) = text.kind
            else { return nil }
            return parts.allSatisfy(\.isEmpty)
        case .name, .member:
            guard let stored = stored(expression, in: scope, depth: depth) else { return nil }
            return answer(stored.expression, in: stored.scope, depth: depth + 1)
        default: return nil
        }
    }

    /// Two sides of which one alone decides where it has the deciding answer.
    private func answer(
        _ left: Expression, _ right: Expression, deciding: Bool, in scope: Scope, depth: Int
    ) -> Bool? {
        let first = answer(left, in: scope, depth: depth + 1)
        if first == deciding { return deciding }
        let second = answer(right, in: scope, depth: depth + 1)
        if second == deciding { return deciding }
        return first == nil || second == nil ? nil : !deciding
    }

    private func areEqual(_ left: Expression, _ right: Expression, in scope: Scope, depth: Int) -> Bool? {
        switch right.kind {
        case .boolean(let value): return answer(left, in: scope, depth: depth + 1).map { $0 == value }
        case .member(nil, let name, _):
            guard let stored = stored(left, in: scope, depth: depth + 1)?.expression,
                case .member(nil, let first, _) = stored.kind
            else { return nil }
            return first == name
        default: return nil
        }
    }

    /// The expression that is stored at first under a name of the view, or under one of an object that it keeps.
    private func stored(
        _ expression: Expression, in scope: Scope, depth: Int
    ) -> (expression: Expression, scope: Scope)? {
        guard depth < Self.deepest else { return nil }
        switch expression.kind {
        case .name(let written):
            let name = written.hasPrefix("$") ? String(written.dropFirst()) : written
            if case .deferred(let given, let home, _)? = scope.local(name) {
                return stored(given, in: home, depth: depth + 1) ?? literal(given, home)
            }
            if scope.local(name) != nil { return nil }
            return stored(name, ofSelfIn: scope, depth: depth)
        case .member(let base?, "wrappedValue", _): return stored(base, in: scope, depth: depth + 1)
        case .member(let base?, let name, _):
            if case .name("self") = base.kind { return stored(name, ofSelfIn: scope, depth: depth) }
            guard let type = keptType(of: base, in: scope) else { return nil }
            return stored(name, of: type)
        default: return nil
        }
    }

    private func literal(_ expression: Expression, _ scope: Scope) -> (expression: Expression, scope: Scope)? {
        switch expression.kind {
        case .boolean, .string, .member(nil, _, _): (expression, scope)
        default: nil
        }
    }

    private func stored(
        _ name: String, ofSelfIn scope: Scope, depth: Int
    ) -> (expression: Expression, scope: Scope)? {
        if let given = scope.given(name) {
            return stored(given.expression, in: given.scope, depth: depth + 1) ?? literal(given.expression, given.scope)
        }
        return scope.currentType.flatMap { stored(name, of: $0) }
    }

    private func stored(_ name: String, of type: LinkedType) -> (expression: Expression, scope: Scope)? {
        guard let property = evaluator.program.property(name, of: type), property.declaration.getter == nil,
            let value = property.declaration.initialValue
        else { return nil }
        return (value, Scope(parent: nil, file: property.file, module: property.module))
    }

    /// The project's type of an object that the view keeps: `@StateObject private var model = Model()`.
    private func keptType(of expression: Expression, in scope: Scope) -> LinkedType? {
        guard case .name(let name) = expression.kind, scope.local(name) == nil, let type = scope.currentType,
            let property = evaluator.program.property(name, of: type)
        else { return nil }
        var made: String?
        if case .call(let callee, _)? = property.declaration.initialValue?.kind, case .name(let name) = callee.kind {
            made = name
        }
        guard let name = property.declaration.type?.name ?? made else { return nil }
        return evaluator.program.type(named: name, from: type.lookupContext)
    }
}
