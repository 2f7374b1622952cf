import HandrailCode
import HandrailModel
import HandrailSource

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
                let mending = mending(call, label, replacement)
                return CodeUse(
                    .replaced(name: "accessibility(\(label):)", by: replacement, mending: mending), place: call.place)
            }
        },
    ]

    /// The edit that writes the new name instead of the old one and its label; `nil` where more has to change.
    private static func mending(_ call: ModifierCall, _ label: String, _ replacement: String) -> SourceEdit? {
        guard call.arguments.count == 1, label != "selectionIdentifier", let argument = call.arguments.first,
            call.place.range.lower < argument.value.range.lower
        else { return nil }
        let old = ByteRange(Int(call.place.range.lower), Int(argument.value.range.lower))
        // Something else may stand between them, such as a comment.
        guard old.length <= call.name.utf8.count + label.utf8.count + 4 else { return nil }
        return SourceEdit(
            place: SourcePlace(file: call.place.file, range: old),
            text: String(replacement.prefix { $0 != "(" }) + "(")
    }

    /// What replaces the labels of the old `accessibility(…)`.
    private static let replacements: [String: String] = [
        "label": "accessibilityLabel(_:)", "value": "accessibilityValue(_:)", "hint": "accessibilityHint(_:)",
        "hidden": "accessibilityHidden(_:)", "identifier": "accessibilityIdentifier(_:)",
        "addTraits": "accessibilityAddTraits(_:)", "removeTraits": "accessibilityRemoveTraits(_:)",
        "sortPriority": "accessibilitySortPriority(_:)", "inputLabels": "accessibilityInputLabels(_:)",
        "selectionIdentifier": "accessibilityIdentifier(_:)", "activationPoint": "accessibilityActivationPoint(_:)",
    ]
}
