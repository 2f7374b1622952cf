import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailValues

/// Reads the arguments of modifiers that speak to assistive technologies.
struct AccessibilityArguments {
    /// The modifier.
    let call: ModifierCall

    /// The arguments of a modifier.
    init(_ call: ModifierCall) { self.call = call }

    private var evaluator: Evaluator { call.evaluator }
    private var scope: Scope { call.scope }
    private var first: Expression? { call.first }
    private var arguments: [Argument] { call.arguments }
    private var words: Fact<Words> { call.words }

    /// The words of a label, or of the text that stands for it.
    var label: Fact<Words> { first == nil ? shownWords(in: call.closure("content")) : enabledWords }

    /// The label, and the property that it is taken from where what that holds is not known.
    var labels: [Attribute] {
        let label = label
        guard label.values.isEmpty, !label.isAbsent, let first,
            let source = SpellingReader(evaluator: evaluator).property(first, in: scope)
        else { return [.accessibility(.label(label))] }
        return [.accessibility(.label(label)), source]
    }

    /// Words that hold only where `isEnabled` does.
    var enabledWords: Fact<Words> {
        guard let enabled = call.argument("isEnabled") else { return words }
        switch evaluator.flag(of: enabled, in: scope) {
        case .known(false): return .absent
        case .known(true): return words
        default: return words
        }
    }

    /// The first argument as a string.
    var string: Fact<String> { first.map { evaluator.string(of: $0, in: scope) } ?? .dynamic }

    /// The words of each of a list.
    var list: [Fact<Words>] {
        guard case .array(let elements)? = first?.kind else { return [.dynamic] }
        return elements.map { evaluator.words(of: $0, in: scope) }
    }

    /// The level of a heading, from 1; 0 where it has none.
    var headingLevel: Int {
        let level = call.memberName
        return level.hasPrefix("h") ? Int(level.dropFirst()) ?? 0 : 0
    }

    /// The traits that are added or removed.
    var traits: Fact<Traits> { first.map { TraitReader.traits($0, in: scope, evaluator) } ?? .dynamic }

    /// What becomes of the elements inside.
    var childBehavior: ChildBehavior {
        guard let children = call.argument("children") else { return .ignore }
        // Of several, by a condition, the one is told that makes one element of all; what is not known leaves the words
        // that are inside.
        let written = evaluator.memberName(of: children, in: scope).values
        if written.contains("ignore") { return .ignore }
        return written.isEmpty || written.contains("combine") ? .combine : .contain
    }

    /// What people may do with it besides.
    var action: [Attribute] {
        if let named = call.argument("named") {
            return [.accessibility(.action(.named(evaluator.words(of: named, in: scope))))]
        }
        if let label = call.argument("label") { return [.accessibility(.action(.named(shownWords(in: label))))] }
        if arguments.contains(where: { $0.label == "action" }) { return [.accessibility(.action(.named(.dynamic)))] }
        switch first.flatMap({ evaluator.memberName(of: $0, in: scope).value }) {
        case "escape": return [.accessibility(.action(.escape))]
        case "magicTap": return [.accessibility(.action(.magicTap))]
        case "delete": return [.accessibility(.action(.delete))]
        case "showMenu": return [.accessibility(.action(.showMenu))]
        default: return [.accessibility(.action(.activate))]
        }
    }

    /// The words of the one text that a closure makes: open where it makes more, or shows the label there is with it.
    private func shownWords(in closure: Expression?) -> Fact<Words> {
        guard case .closure(let closure)? = closure?.kind, let text = Evaluator.onlyExpression(closure.body),
            text.rootForm == .text
        else { return .dynamic }
        return evaluator.words(of: text, in: scope.binding(closure.openNames))
    }

    /// What `accessibility(label:)` and its kin set.
    var oldSpelling: [Attribute] {
        arguments.flatMap { argument in argument.label.map { set($0, argument.value) } ?? [] }
    }

    private func set(_ label: String, _ value: Expression) -> [Attribute] {
        switch label {
        case "label": [.accessibility(.label(evaluator.words(of: value, in: scope)))]
        case "value": [.accessibility(.value(evaluator.words(of: value, in: scope)))]
        case "hint": [.accessibility(.hint(evaluator.words(of: value, in: scope)))]
        case "hidden": [.accessibility(.hidden(evaluator.flag(of: value, in: scope)))]
        case "identifier": [.accessibility(.identifier(evaluator.string(of: value, in: scope)))]
        case "addTraits": [.accessibility(.addTraits(TraitReader.traits(value, in: scope, evaluator)))]
        case "removeTraits": [.accessibility(.removeTraits(TraitReader.traits(value, in: scope, evaluator)))]
        case "sortPriority": [.accessibility(.sortPriority(evaluator.number(of: value, in: scope)))]
        default: []
        }
    }
}
