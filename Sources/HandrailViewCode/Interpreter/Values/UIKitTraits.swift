import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailValues

/// Reads accessibility traits as UIKit spells them.
struct UIKitTraits {
    /// Resolves names.
    package let evaluator: Evaluator

    /// The traits an expression stands for.
    package func traits(_ expression: Expression, in scope: Scope, depth: Int = 0) -> Fact<Traits> {
        guard depth < 8 else { return .dynamic }
        switch expression.kind {
        case .array(let elements):
            var all: [Traits] = [[]]
            for element in elements {
                let values = traits(element, in: scope, depth: depth + 1).values
                guard !values.isEmpty else { return .dynamic }
                all = all.flatMap { set in values.map { set.union($0) } }
                guard all.count <= 16 else { return .dynamic }
            }
            return Evaluator.fact(all)
        case .member(_, let name, _):
            if let known = TraitNames.traits(of: name) { return .known(known) }
        case .name(let name):
            if let known = TraitNames.traits(ofConstant: name) { return .known(known) }
        case .ternary(_, let then, let otherwise):
            let choices =
                traits(then, in: scope, depth: depth + 1).values + traits(otherwise, in: scope, depth: depth + 1).values
            return choices.isEmpty ? .dynamic : Evaluator.fact(choices)
        case .binary("|", let left, let right):
            guard let first = traits(left, in: scope, depth: depth + 1).value,
                let second = traits(right, in: scope, depth: depth + 1).value
            else { return .dynamic }
            return .known(first.union(second))
        default: break
        }
        let choices = evaluator.value(of: expression, in: scope).alternatives.map { value -> Traits? in
            switch value {
            case .enumCase(_, let name, _): return TraitNames.traits(of: name)
            case .symbolic(let inner, let home):
                if case .member(_, let name, _) = inner.kind { return TraitNames.traits(of: name) }
                if case .name(let name) = inner.kind { return TraitNames.traits(ofConstant: name) }
                if case .array = inner.kind { return traits(inner, in: home, depth: depth + 1).value }
                return nil
            case .array(let values):
                return values.reduce(Traits()) { set, value in
                    if case .enumCase(_, let name, _) = value { return set.union(TraitNames.traits(of: name) ?? []) }
                    return set
                }
            default: return nil
            }
        }
        let known = choices.compactMap { $0 }
        return known.count == choices.count && !known.isEmpty ? Evaluator.fact(known) : .dynamic
    }
}
