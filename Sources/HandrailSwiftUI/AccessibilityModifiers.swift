import HandrailCode
import HandrailModel
import HandrailSource
import HandrailValues

/// Modifiers that speak to assistive technologies, in their present and their old spellings.
enum AccessibilityModifiers {
    typealias Reading = ModifierTable.Reading

    /// The modifiers by name.
    package static let table: [String: Reading] = [
        "accessibilityLabel": { call in
            [
                .accessibility(
                    .label(call.first == nil ? call.shownWords(in: call.closure("content")) : call.enabledWords))
            ]
        },
        "accessibilityValue": { [.accessibility(.value($0.enabledWords))] },
        "accessibilityHint": { [.accessibility(.hint($0.enabledWords))] },
        "help": { [.accessibility(.hint($0.words))] },
        "accessibilityInputLabels": { [.accessibility(.inputLabels($0.list))] },
        "accessibilityIdentifier": { [.accessibility(.identifier($0.string))] },
        "accessibilityAddTraits": { [.accessibility(.addTraits($0.traits))] },
        "accessibilityRemoveTraits": { [.accessibility(.removeTraits($0.traits))] },
        "accessibilityHidden": { [.accessibility(.hidden($0.flag()))] },
        "accessibilityElement": { [.accessibility(.children($0.childBehavior))] },
        "accessibilityAction": { $0.accessibilityAction },
        "accessibilityActions": { $0.accessibilityActions },
        "accessibilityAdjustableAction": { _ in [.accessibility(.action(.adjust))] },
        "accessibilityScrollAction": { _ in [.accessibility(.action(.scroll))] },
        "accessibilityZoomAction": { _ in [.accessibility(.action(.zoom))] },
        "accessibilitySortPriority": { [.accessibility(.sortPriority($0.number))] },
        "accessibilityHeading": { [.accessibility(.headingLevel($0.headingLevel))] },
        "accessibilityRespondsToUserInteraction": { [.accessibility(.respondsToUserInteraction($0.flag()))] },
        "accessibilityCustomContent": { [.accessibility(.customContent($0.words))] },
        "accessibilityRotor": { [.accessibility(.rotor($0.words))] },
        "accessibilityLabeledPair": { _ in [.accessibility(.labeledPair)] },
        "accessibilityChartDescriptor": { _ in [.accessibility(.chartDescriptor)] },
        "accessibilityIgnoresInvertColors": { [.accessibility(.ignoresInvertColors($0.flag()))] },
        "accessibilityShowsLargeContentViewer": { _ in [.accessibility(.largeContentViewer)] },
        "accessibilityFocused": { _ in [.accessibility(.focused)] },
        "accessibilityDefaultFocus": { _ in [.accessibility(.focused)] },
        "accessibilityDirectTouch": { _ in [.accessibility(.directTouch)] },
        "accessibilityDragPoint": { _ in [.accessibility(.dragPoint)] },
        "accessibilityDropPoint": { _ in [.accessibility(.dropPoint)] },
        "accessibilityTextContentType": { _ in [.accessibility(.textContentType)] },
        "accessibility": { $0.oldSpelling },
    ]
}

extension ModifierCall {
    /// Words that hold only where `isEnabled` does.
    fileprivate var enabledWords: Fact<Words> {
        guard let enabled = argument("isEnabled") else { return words }
        switch evaluator.flag(of: enabled, in: scope) {
        case .known(false): return .absent
        case .known(true): return words
        default: return words
        }
    }

    fileprivate var string: Fact<String> { first.map { evaluator.string(of: $0, in: scope) } ?? .dynamic }

    fileprivate var list: [Fact<Words>] {
        guard case .array(let elements)? = first?.kind else { return [.dynamic] }
        return elements.map { evaluator.words(of: $0, in: scope) }
    }

    fileprivate var headingLevel: Int {
        let level = memberName
        return level.hasPrefix("h") ? Int(level.dropFirst()) ?? 0 : 0
    }

    fileprivate var traits: Fact<Traits> { first.map { TraitReader.traits($0, in: scope, evaluator) } ?? .dynamic }

    fileprivate var childBehavior: ChildBehavior {
        guard let children = argument("children") else { return .ignore }
        // Of several, by a condition, the one is told that makes one element of all; what is not known leaves the words
        // that are inside.
        let written = evaluator.memberName(of: children, in: scope).values
        if written.contains("ignore") { return .ignore }
        return written.isEmpty || written.contains("combine") ? .combine : .contain
    }

    fileprivate var accessibilityAction: [Attribute] {
        if let named = argument("named") {
            return [.accessibility(.action(.named(evaluator.words(of: named, in: scope))))]
        }
        if let label = argument("label") { return [.accessibility(.action(.named(shownWords(in: label))))] }
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
    fileprivate func shownWords(in closure: Expression?) -> Fact<Words> {
        guard case .closure(let closure)? = closure?.kind, let text = Evaluator.onlyExpression(closure.body),
            text.rootName == "Text"
        else { return .dynamic }
        return evaluator.words(of: text, in: scope.binding(closure.openNames))
    }

    /// The names of the buttons in the closure; one that is not known stands for what else may be among them.
    fileprivate var accessibilityActions: [Attribute] {
        guard case .closure(let closure)? = (closure("actions") ?? closure())?.kind else {
            return [.accessibility(.action(.named(.dynamic)))]
        }
        let named = titles(ofButtonsIn: closure.body, depth: 0)
        return (named.isEmpty ? [.dynamic] : named).map { .accessibility(.action(.named($0))) }
    }

    private func titles(ofButtonsIn body: [Statement], depth: Int) -> [Fact<Words>] {
        guard depth < 4 else { return [.dynamic] }
        return body.flatMap { statement -> [Fact<Words>] in
            guard case .expression(let expression) = statement.kind else { return [] }
            switch expression.kind {
            case .conditional(let conditional):
                return conditional.branches.flatMap { titles(ofButtonsIn: $0.body, depth: depth + 1) }
            case .call(let callee, let arguments):
                guard case .name("Button") = callee.kind else { return [.dynamic] }
                if let title = arguments.first(where: { $0.label == nil && !$0.isTrailing }) {
                    return [evaluator.words(of: title.value, in: scope)]
                }
                return [shownWords(in: arguments.first { $0.label == "label" }?.value ?? arguments.last?.value)]
            default: return [.dynamic]
            }
        }
    }

    /// What `accessibility(label:)` and its kin set.
    fileprivate var oldSpelling: [Attribute] {
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
