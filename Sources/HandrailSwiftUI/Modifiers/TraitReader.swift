import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailValues

/// Reads sets of accessibility traits.
enum TraitReader {
    /// The traits an expression stands for: a member, a list of them, or a choice.
    static func traits(_ expression: Expression, in scope: Scope, _ evaluator: Evaluator) -> Fact<Traits> {
        switch expression.kind {
        case .array(let elements):
            var all: [Traits] = [[]]
            for element in elements {
                guard case let fact = traits(element, in: scope, evaluator), !fact.values.isEmpty
                else { return .dynamic }
                all = all.flatMap { set in fact.values.map { set.union($0) } }
                guard all.count <= 16 else { return .dynamic }
            }
            return Evaluator.fact(all)
        case .member(_, let name, _):
            if let known = names[name] { return .known(known) }
        case .ternary(_, let then, let otherwise):
            let choices = traits(then, in: scope, evaluator).values + traits(otherwise, in: scope, evaluator).values
            return choices.isEmpty ? .dynamic : Evaluator.fact(choices)
        default: break
        }
        return traits(of: evaluator.value(of: expression, in: scope), evaluator)
    }

    private static func traits(of value: Value, _ evaluator: Evaluator) -> Fact<Traits> {
        switch value {
        case .symbolic(let inner, let home):
            if case .member(_, let name, _) = inner.kind { return names[name].map { .known($0) } ?? .dynamic }
            if case .call(let callee, let arguments) = inner.kind {
                if arguments.isEmpty { return .known([]) }
                if case .name(SwiftUITypes.accessibilityTraits) = callee.kind {
                    return traits(arguments[0].value, in: home, evaluator)
                }
            }
            return .dynamic
        case .enumCase(_, let name, _): return names[name].map { .known($0) } ?? .dynamic
        case .array(let values):
            let facts = values.map { traits(of: $0, evaluator).values }
            guard facts.allSatisfy({ !$0.isEmpty }) else { return values.isEmpty ? .known([]) : .dynamic }
            return .known(facts.reduce(into: []) { $0.formUnion($1[0]) })
        case .oneOf(let values):
            let facts = values.flatMap { traits(of: $0, evaluator).values }
            return facts.isEmpty ? .dynamic : Evaluator.fact(facts)
        default: return .dynamic
        }
    }

    private static let names: [String: Traits] = [
        "isButton": .button, "isLink": .link, "isImage": .image, "isSelected": .selected, "playsSound": .playsSound,
        "isKeyboardKey": .keyboardKey, "isStaticText": .staticText, "isSummaryElement": .summaryElement,
        "updatesFrequently": .updatesFrequently, "isSearchField": .searchField,
        "startsMediaSession": .startsMediaSession, "allowsDirectInteraction": .allowsDirectInteraction,
        "causesPageTurn": .causesPageTurn, "isTabBar": .tabBar, "isHeader": .header, "isModal": .modal,
        "isToggle": .toggle,
    ]
}
