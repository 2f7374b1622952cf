import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailValues

/// What decides whether a modifier hides a view or turns it off, where it does so in some cases only:
/// `.opacity(isOpen ? 1 : 0)`, `.disabled(name.isEmpty)`.
struct DecidedModifiers {
    /// Resolves names and values.
    let evaluator: Evaluator

    /// What follows from what a modifier sets, as attributes beside those that it sets.
    func uses(of call: ModifierCall, setting uses: [AttributeUse]) -> [AttributeUse] {
        guard uses.allSatisfy({ $0.condition == nil }), let value = call.first else { return [] }
        return uses.flatMap { use -> [AttributeUse] in
            switch use.attribute {
            case .visibility(.opacity(let fact)) where fact.value == nil:
                fading(value, in: call.scope, depth: 0).map { [Self.absent($0, use)] } ?? []
            case .accessibility(.hidden(let fact)) where fact.value == nil:
                [Self.absent(condition(value, in: call.scope), use)]
            case .interaction(.disabled(let fact)) where fact.value == nil:
                [AttributeUse(.interaction(.disabledWhile(condition(value, in: call.scope))), place: use.place)]
            default: []
            }
        }
    }

    private static func absent(_ condition: ElementCondition, _ use: AttributeUse) -> AttributeUse {
        AttributeUse(.visibility(.absentWhile(condition)), place: use.place)
    }

    private func condition(_ expression: Expression, in scope: Scope) -> ElementCondition {
        ConditionReader(evaluator: evaluator).condition(expression, in: scope)
    }

    /// Where an opacity that is one of two leaves nothing to be seen; `nil` for any other.
    private func fading(_ value: Expression, in scope: Scope, depth: Int) -> ElementCondition? {
        guard depth < Self.deepest else { return nil }
        switch value.kind {
        case .ternary(let asked, let then, let otherwise):
            guard case .known(let first) = evaluator.number(of: then, in: scope),
                case .known(let second) = evaluator.number(of: otherwise, in: scope), (first <= 0) != (second <= 0)
            else { return nil }
            let condition = condition(asked, in: scope)
            return first <= 0 ? condition : condition.opposite
        case .name(let name):
            if case .deferred(let given, let home, _)? = scope.local(name) {
                return fading(given, in: home, depth: depth + 1)
            }
            return scope.given(name).flatMap { fading($0.expression, in: $0.scope, depth: depth + 1) }
        default: return nil
        }
    }

    /// Through how many hands a value is followed.
    private static let deepest = 4
}
