import HandrailModel

/// What decides whether a guideline is met, besides rules.
public struct GuidelineCoverage: Hashable, Sendable {
    /// Whether what a screen says and how it is gone through shows it: `handrail listen`.
    public let isSimulated: Bool
    /// Whether a person has to look, with the app running: an entry of the checklist.
    public let isOnChecklist: Bool

    /// What decides a guideline that rules answer for, or that none does.
    public init(of guideline: Guideline, hasRules: Bool) {
        isSimulated = Self.simulated.contains(guideline.id)
        let needsPeople = guideline.evidence.contains { [.manual, .flow, .capture, .preview].contains($0) }
        isOnChecklist = needsPeople || !hasRules
    }

    /// What going through a screen as VoiceOver, Switch Control, Full Keyboard Access and Voice Control do shows.
    private static let simulated: Set<String> = [
        "accessibility.simplicity", "accessibility.audit-critical-flows",
        "accessibility.assistive-technology-integration", "accessibility.reachable-elements",
        "accessibility.grouping-and-order", "accessibility.element-labels", "accessibility.element-values",
        "accessibility.custom-element-traits", "accessibility.custom-gesture-actions", "accessibility.rotor",
        "accessibility.section-headings", "accessibility.full-keyboard-access", "texture.element-exposure",
        "texture.focus-order", "texture.container-aggregation", "texture.summary-element",
    ]
}
