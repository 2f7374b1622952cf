package import HandrailRules
import HandrailSimulation
package import HandrailStandards

/// The guidelines with the rules that answer for each.
package struct GuidelineIndex {
    /// The guidelines in the order of the catalog.
    package let guidelines = GuidelineCatalog.all
    private let rulesByGuideline: [String: [String]]

    /// An index over `rules`.
    package init(rules: [RuleInfo]) {
        var byGuideline: [String: [String]] = [:]
        for rule in rules { for guideline in rule.guidelines { byGuideline[guideline, default: []].append(rule.id) } }
        rulesByGuideline = byGuideline.mapValues { $0.sorted() }
    }

    /// Ids of the rules that answer for a guideline, sorted; empty where none does yet.
    package func rules(for guideline: Guideline) -> [String] { rulesByGuideline[guideline.id] ?? [] }

    /// What decides a guideline besides rules.
    package func coverage(of guideline: Guideline) -> GuidelineCoverage {
        GuidelineCoverage(
            of: guideline, hasRules: !rules(for: guideline).isEmpty, isSimulated: AssistiveFeature.shows(guideline))
    }

    /// The guideline with an id; `nil` where the catalog has none.
    package static func guideline(id: String) -> Guideline? { GuidelineCatalog.guideline(id: id) }
}
