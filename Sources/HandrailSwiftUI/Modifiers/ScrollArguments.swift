import HandrailCode
import HandrailModel
import HandrailValues

/// Tells arguments that are computed from where a view lies on the screen, so that it moves while people scroll.
struct ScrollArguments {
    /// The modifier.
    let call: ModifierCall

    /// The arguments of a modifier.
    init(_ call: ModifierCall) { self.call = call }

    private var evaluator: Evaluator { call.evaluator }
    private var scope: Scope { call.scope }
    private var arguments: [Argument] { call.arguments }
    private var name: String { call.name }

    /// A transition of scrolling, where the arguments are computed from where a `GeometryReader` lies on the screen:
    /// what it changes moves against the rest while people scroll. An offset that only makes up for the scrolling holds
    /// still.
    var transition: [Attribute] {
        guard arguments.contains(where: { isScrolled($0.value, isFactored: name != "offset", depth: 0) })
        else { return [] }
        var reader = StateReader(evaluator: evaluator)
        for argument in arguments { reader.read(argument.value, in: scope) }
        return [
            .motion(.transition(
                AnimationUse(
                    names: ["visualEffect", name], trigger: nil, duration: .absent, states: reader.states,
                    asksForReducedMotion: reader.asksForReducedMotion)))
        ]
    }

    /// Whether an expression asks for a frame in another space than its own, and multiplies or divides it.
    private func isScrolled(_ expression: Expression, isFactored: Bool, depth: Int) -> Bool {
        guard depth < 6 else { return false }
        switch expression.kind {
        case .call(let callee, let arguments):
            if case .member(_?, "frame", _) = callee.kind, let space = arguments.first, space.label == "in" {
                if case .member(nil, "local", _) = space.value.kind { return false }
                return isFactored
            }
            if case .member(let base?, _, _) = callee.kind, isScrolled(base, isFactored: isFactored, depth: depth + 1) {
                return true
            }
            return arguments.contains { isScrolled($0.value, isFactored: isFactored, depth: depth + 1) }
        case .member(let base?, _, _): return isScrolled(base, isFactored: isFactored, depth: depth + 1)
        case .binary(let infix, let left, let right):
            let isFactor = isFactored || infix == "*" || infix == "/"
            return isScrolled(left, isFactored: isFactor, depth: depth + 1)
                || isScrolled(right, isFactored: isFactor, depth: depth + 1)
        case .unary(_, let operand): return isScrolled(operand, isFactored: isFactored, depth: depth + 1)
        case .ternary(_, let then, let otherwise):
            return isScrolled(then, isFactored: isFactored, depth: depth + 1)
                || isScrolled(otherwise, isFactored: isFactored, depth: depth + 1)
        case .name(let name):
            guard case .deferred(let inner, _, _)? = scope.local(name), inner.range != expression.range
            else { return false }
            return isScrolled(inner, isFactored: isFactored, depth: depth + 1)
        default: return false
        }
    }
}
