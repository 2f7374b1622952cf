import HandrailCode
import HandrailModel
import HandrailSource

extension Evaluator {
    /// The names an animation, transition or effect is made of, outermost last, and its duration.
    func animation(_ expression: Expression, in scope: Scope, trigger: String?) -> AnimationUse {
        var names: [String] = []
        var duration: Fact<Double> = .absent
        collect(expression, in: scope, &names, &duration, depth: 0)
        return AnimationUse(names: names, trigger: trigger, duration: duration)
    }

    private func collect(
        _ expression: Expression, in scope: Scope, _ names: inout [String], _ duration: inout Fact<Double>, depth: Int
    ) {
        guard depth < 8 else { return }
        switch expression.kind {
        case .member(let base, let name, _):
            if let base { collect(base, in: scope, &names, &duration, depth: depth + 1) }
            names.append(name)
        case .name(let name) where name.beginsWithCapital:
            break
        case .name:
            let followed = symbol(expression, in: scope)
            if let (inner, home) = followed.first { collect(inner, in: home, &names, &duration, depth: depth + 1) }
        case .call(let callee, let arguments):
            collect(callee, in: scope, &names, &duration, depth: depth + 1)
            if let seconds = arguments.first(where: { $0.label == "duration" || $0.label == "response" }) {
                duration = number(of: seconds.value, in: scope)
            }
        case .null:
            names.append("nil")
        case .ternary(_, let then, let otherwise):
            collect(then, in: scope, &names, &duration, depth: depth + 1)
            collect(otherwise, in: scope, &names, &duration, depth: depth + 1)
        default:
            break
        }
    }
}
