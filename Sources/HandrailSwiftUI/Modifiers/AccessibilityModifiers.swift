import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailSource
import HandrailValues

/// Modifiers that speak to assistive technologies, in their present and their old spellings.
enum AccessibilityModifiers {
    typealias Reading = ModifierTable.Reading

    /// The modifiers by name.
    static let table: [String: Reading] = [
        "accessibilityLabel": { AccessibilityArguments($0).labels },
        "accessibilityValue": { [.accessibility(.value(AccessibilityArguments($0).enabledWords))] },
        "accessibilityHint": { [.accessibility(.hint(AccessibilityArguments($0).enabledWords))] },
        "help": { [.accessibility(.hint($0.words)), .accessibility(.helpTag)] },
        "accessibilityInputLabels": { [.accessibility(.inputLabels(AccessibilityArguments($0).list))] },
        "accessibilityIdentifier": { [.accessibility(.identifier(AccessibilityArguments($0).string))] },
        "accessibilityAddTraits": { [.accessibility(.addTraits(AccessibilityArguments($0).traits))] },
        "accessibilityRemoveTraits": { [.accessibility(.removeTraits(AccessibilityArguments($0).traits))] },
        "accessibilityHidden": { [.accessibility(.hidden($0.flag()))] },
        "accessibilityElement": { [.accessibility(.children(AccessibilityArguments($0).childBehavior))] },
        "accessibilityAction": { AccessibilityArguments($0).action },
        "accessibilityAdjustableAction": { _ in [.accessibility(.action(.adjust))] },
        "accessibilityScrollAction": { _ in [.accessibility(.action(.scroll))] },
        "accessibilityZoomAction": { _ in [.accessibility(.action(.zoom))] },
        "accessibilitySortPriority": { [.accessibility(.sortPriority($0.number))] },
        "accessibilityHeading": { [.accessibility(.headingLevel(AccessibilityArguments($0).headingLevel))] },
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
        "accessibility": { AccessibilityArguments($0).oldSpelling },
    ]
}
