import HandrailModel
import HandrailReporting
import HandrailSimulation
import HandrailStandards

/// The guidelines with what decides each, and what a person does to check those under a heading.
struct PageGuidelines {
    private let rules: PageRules

    /// The guidelines, with the rules that answer for them.
    init(_ rules: PageRules) { self.rules = rules }

    /// Id, title, reason, heading, rules, whether the simulation shows it, whether the checklist asks for it.
    func json(_ texts: inout PageTexts) -> JSONValue {
        .array(
            GuidelineCatalog.all.map { guideline in
                let answering = rules.positions(for: guideline)
                let coverage = GuidelineCoverage(
                    of: guideline, hasRules: !answering.isEmpty, isSimulated: AssistiveFeature.shows(guideline))
                return .array([
                    .string(guideline.id), texts.number(guideline.title), texts.number(guideline.rationale),
                    texts.number(GuidelineHeading.title(of: guideline.heading)), .array(answering.map { .integer($0) }),
                    .boolean(coverage.isSimulated), .boolean(coverage.isOnChecklist),
                ])
            })
    }

    /// Heading, what to prepare, what to do.
    func headings(_ texts: inout PageTexts) -> JSONValue {
        .array(
            GuidelineCatalog.headings.compactMap { heading in
                guard let first = GuidelineCatalog.guidelines(under: heading).first else { return nil }
                let step = ChecklistStep.step(for: first)
                return .array([
                    texts.number(GuidelineHeading.title(of: heading)), texts.number(step.preparation),
                    texts.number(step.action),
                ])
            })
    }
}
