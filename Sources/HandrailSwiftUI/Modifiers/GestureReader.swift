import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailSource
import HandrailValues

/// Reads gesture values: recognizers, what is chained to them, and combinations.
struct GestureReader {
    /// Resolves names.
    let evaluator: Evaluator

    /// The gestures an expression is made of; one of unknown kind where it cannot be followed.
    func gestures(_ expression: Expression, in scope: Scope, depth: Int = 0) -> [Gesture] {
        let found = read(expression, in: scope, action: nil, depth: depth)
        return found.isEmpty ? [Gesture(kind: .other, action: ActionSummary())] : found
    }

    private func read(_ expression: Expression, in scope: Scope, action: ActionSummary?, depth: Int) -> [Gesture] {
        guard depth < 10 else { return [] }
        switch expression.kind {
        case .call(let callee, let arguments):
            switch callee.kind {
            case .name(let name):
                if let kind = GestureTypes.kind(of: name) {
                    let count = count(of: arguments, in: scope)
                    return [Gesture(kind: kind, count: count, action: action ?? ActionSummary())]
                }
            case .member(let base?, let name, _):
                return chained(name, to: base, arguments, in: scope, action: action, depth: depth)
            default: break
            }
        case .ternary(_, let then, let otherwise):
            return read(then, in: scope, action: action, depth: depth + 1)
                + read(otherwise, in: scope, action: action, depth: depth + 1)
        default: break
        }
        switch evaluator.value(of: expression, in: scope) {
        case .symbolic(let inner, let home) where inner.range != expression.range:
            return read(inner, in: home, action: action, depth: depth + 1)
        case .view(.statements(let body, let home)):
            return body.flatMap { statement -> [Gesture] in
                switch statement.kind {
                case .expression(let inner), .result(let inner?):
                    read(inner, in: home, action: action, depth: depth + 1)
                default: []
                }
            }
        default: return []
        }
    }

    private func chained(
        _ name: String, to base: Expression, _ arguments: [Argument], in scope: Scope, action: ActionSummary?,
        depth: Int
    ) -> [Gesture] {
        switch name {
        case "onEnded", "onChanged", "updating":
            let closure = arguments.last { $0.label == nil || $0.isTrailing }
            let own = closure.map { ActionReader(evaluator: evaluator).action($0.value, in: scope) }
            let both = own.map { own in action.map { own.merged(with: $0) } ?? own } ?? action
            return read(base, in: scope, action: both, depth: depth + 1)
        case "simultaneously", "sequenced", "exclusively":
            let other = arguments.first.map { read($0.value, in: scope, action: nil, depth: depth + 1) } ?? []
            return read(base, in: scope, action: action, depth: depth + 1) + other
        default:
            return read(base, in: scope, action: action, depth: depth + 1)
        }
    }

    private func count(of arguments: [Argument], in scope: Scope) -> Int? {
        guard let argument = arguments.first(where: { $0.label == "count" }) else { return 1 }
        return evaluator.number(of: argument.value, in: scope).value.map { Int(clamping: $0) }
    }
}
