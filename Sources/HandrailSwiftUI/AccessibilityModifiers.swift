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
            [.accessibilityLabel(call.first == nil ? call.shownWords(in: call.closure("content")) : call.enabledWords)]
        },
        "accessibilityValue": { [.accessibilityValue($0.enabledWords)] },
        "accessibilityHint": { [.accessibilityHint($0.enabledWords)] },
        "help": { [.accessibilityHint($0.words)] },
        "accessibilityInputLabels": { [.inputLabels($0.list)] },
        "accessibilityIdentifier": { [.accessibilityIdentifier($0.string)] },
        "accessibilityAddTraits": { [.addTraits($0.traits)] },
        "accessibilityRemoveTraits": { [.removeTraits($0.traits)] },
        "accessibilityHidden": { [.accessibilityHidden($0.flag())] },
        "accessibilityElement": { [.accessibilityChildren($0.childBehavior)] },
        "accessibilityAction": { $0.accessibilityAction },
        "accessibilityActions": { $0.accessibilityActions },
        "accessibilityAdjustableAction": { _ in [.accessibilityAction(.adjust)] },
        "accessibilityScrollAction": { _ in [.accessibilityAction(.scroll)] },
        "accessibilityZoomAction": { _ in [.accessibilityAction(.zoom)] },
        "accessibilitySortPriority": { [.sortPriority($0.number)] },
        "accessibilityHeading": { [.headingLevel($0.headingLevel)] },
        "accessibilityRespondsToUserInteraction": { [.respondsToUserInteraction($0.flag())] },
        "accessibilityCustomContent": { [.customContent($0.words)] },
        "accessibilityRotor": { [.rotor($0.words)] },
        "accessibilityLabeledPair": { _ in [.labeledPair] },
        "accessibilityChartDescriptor": { _ in [.chartDescriptor] },
        "accessibilityIgnoresInvertColors": { [.ignoresInvertColors($0.flag())] },
        "accessibilityShowsLargeContentViewer": { _ in [.largeContentViewer] },
        "accessibilityFocused": { _ in [.accessibilityFocused] },
        "accessibilityDefaultFocus": { _ in [.accessibilityFocused] },
        "accessibilityDirectTouch": { _ in [.directTouch] },
        "accessibilityDragPoint": { _ in [.dragPoint] },
        "accessibilityDropPoint": { _ in [.dropPoint] },
        "accessibilityTextContentType": { [.textContentType($0.memberName)] },
        "accessibility": { $0.oldSpelling },
    ]

    /// What replaces the labels of the old `accessibility(…)`.
    static let replacements: [String: String] = [
        "label": "accessibilityLabel(_:)", "value": "accessibilityValue(_:)", "hint": "accessibilityHint(_:)",
        "hidden": "accessibilityHidden(_:)", "identifier": "accessibilityIdentifier(_:)",
        "addTraits": "accessibilityAddTraits(_:)", "removeTraits": "accessibilityRemoveTraits(_:)",
        "sortPriority": "accessibilitySortPriority(_:)", "inputLabels": "accessibilityInputLabels(_:)",
        "selectionIdentifier": "accessibilityIdentifier(_:)", "activationPoint": "accessibilityActivationPoint(_:)",
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
            return [.accessibilityAction(.named(evaluator.words(of: named, in: scope)))]
        }
        if let label = argument("label") { return [.accessibilityAction(.named(shownWords(in: label)))] }
        if arguments.contains(where: { $0.label == "action" }) { return [.accessibilityAction(.named(.dynamic))] }
        switch first.flatMap({ evaluator.memberName(of: $0, in: scope).value }) {
        case "escape": return [.accessibilityAction(.escape)]
        case "magicTap": return [.accessibilityAction(.magicTap)]
        case "delete": return [.accessibilityAction(.delete)]
        case "showMenu": return [.accessibilityAction(.showMenu)]
        default: return [.accessibilityAction(.activate)]
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
            return [.accessibilityAction(.named(.dynamic))]
        }
        let named = titles(ofButtonsIn: closure.body, depth: 0)
        return (named.isEmpty ? [.dynamic] : named).map { .accessibilityAction(.named($0)) }
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

    /// `accessibility(label:)` and its kin: what they set, and that they have been replaced.
    fileprivate var oldSpelling: [Attribute] {
        arguments.flatMap { argument -> [Attribute] in
            guard let label = argument.label, let replacement = AccessibilityModifiers.replacements[label]
            else { return [] }
            let old = Attribute.uses(
                [CodeUse(.replaced(name: "accessibility(\(label):)", by: replacement), place: place)])
            return [old] + set(label, argument.value)
        }
    }

    private func set(_ label: String, _ value: Expression) -> [Attribute] {
        switch label {
        case "label": [.accessibilityLabel(evaluator.words(of: value, in: scope))]
        case "value": [.accessibilityValue(evaluator.words(of: value, in: scope))]
        case "hint": [.accessibilityHint(evaluator.words(of: value, in: scope))]
        case "hidden": [.accessibilityHidden(evaluator.flag(of: value, in: scope))]
        case "identifier": [.accessibilityIdentifier(evaluator.string(of: value, in: scope))]
        case "addTraits": [.addTraits(TraitReader.traits(value, in: scope, evaluator))]
        case "removeTraits": [.removeTraits(TraitReader.traits(value, in: scope, evaluator))]
        case "sortPriority": [.sortPriority(evaluator.number(of: value, in: scope))]
        default: []
        }
    }
}
