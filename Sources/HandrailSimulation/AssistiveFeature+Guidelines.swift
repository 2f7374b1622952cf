public import HandrailStandards

extension AssistiveFeature {
    /// The guidelines that are seen to be met, or not, by going through a screen with the feature.
    public var guidelines: Set<String> {
        switch self {
        case .voiceOver:
            Self.everyFeature.union([
                "accessibility.element-labels", "accessibility.element-values", "accessibility.custom-element-traits",
                "accessibility.custom-gesture-actions", "accessibility.rotor", "accessibility.section-headings",
                "texture.element-exposure", "texture.focus-order", "texture.container-aggregation",
                "texture.summary-element",
            ])
        case .switchControl: Self.everyFeature.union(["accessibility.custom-gesture-actions"])
        case .fullKeyboardAccess: Self.everyFeature.union(["accessibility.full-keyboard-access"])
        case .voiceControl: Self.everyFeature.union(["accessibility.element-labels"])
        }
    }

    /// Whether a feature shows if a guideline is met.
    public static func shows(_ guideline: Guideline) -> Bool {
        allCases.contains { $0.guidelines.contains(guideline.id) }
    }

    /// What every one shows: how many steps things take, what can be reached, and in which order.
    private static let everyFeature: Set<String> = [
        "accessibility.simplicity", "accessibility.audit-critical-flows",
        "accessibility.assistive-technology-integration", "accessibility.reachable-elements",
        "accessibility.grouping-and-order",
    ]
}
