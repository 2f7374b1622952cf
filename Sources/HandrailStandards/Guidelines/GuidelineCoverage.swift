import HandrailModel

/// What decides whether a guideline is met, besides rules.
public struct GuidelineCoverage: Hashable, Sendable {
    /// Whether what a screen says and how it is gone through shows it: `handrail listen`.
    public let isSimulated: Bool
    /// Whether a person has to look, with the app running: an entry of the checklist.
    public let isOnChecklist: Bool

    /// What decides a guideline that rules answer for, or that none does, and that the simulation shows, or does not.
    public init(of guideline: Guideline, hasRules: Bool, isSimulated: Bool) {
        self.isSimulated = isSimulated
        let needsPeople = guideline.evidence.contains { [.manual, .flow, .capture, .preview].contains($0) }
        isOnChecklist = needsPeople || !hasRules
    }
}
