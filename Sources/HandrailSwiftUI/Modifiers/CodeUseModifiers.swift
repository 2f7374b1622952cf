import HandrailCode
import HandrailModel

/// The modifiers that use an API which is judged by itself, whatever they set on the view besides.
enum CodeUseModifiers {
    /// Reads the APIs that a modifier uses.
    typealias Reading = @Sendable (ModifierCall) -> [CodeUse]

    /// How they are read, by name.
    static let table: [String: Reading] = [
        "sensoryFeedback": { InteractionArguments($0).feedback.map { [$0] } ?? [] },
        "accessibility": { call in
            call.arguments.compactMap { argument in
                guard let label = argument.label, let replacement = replacements[label] else { return nil }
                return CodeUse(.replaced(name: "accessibility(\(label):)", by: replacement), place: call.place)
            }
        },
    ]

    /// What replaces the labels of the old `accessibility(…)`.
    private static let replacements: [String: String] = [
        "label": "accessibilityLabel(_:)", "value": "accessibilityValue(_:)", "hint": "accessibilityHint(_:)",
        "hidden": "accessibilityHidden(_:)", "identifier": "accessibilityIdentifier(_:)",
        "addTraits": "accessibilityAddTraits(_:)", "removeTraits": "accessibilityRemoveTraits(_:)",
        "sortPriority": "accessibilitySortPriority(_:)", "inputLabels": "accessibilityInputLabels(_:)",
        "selectionIdentifier": "accessibilityIdentifier(_:)", "activationPoint": "accessibilityActivationPoint(_:)",
    ]
}
