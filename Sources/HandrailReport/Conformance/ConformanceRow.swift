import HandrailModel
import HandrailStandards

/// A criterion with what can be said of it, and why.
struct ConformanceRow: Sendable {
    /// The criterion.
    let criterion: Criterion
    /// What the rules say that look at it.
    let evidence: [ConformanceEvidence]
    /// What can be said of it.
    let verdict: ConformanceVerdict

    /// A criterion and what was examined of it.
    ///
    /// - Parameter isWhole: whether everything there is was read.
    init(_ criterion: Criterion, _ evidence: [ConformanceEvidence], isWhole: Bool) {
        self.criterion = criterion
        self.evidence = evidence
        verdict = Self.verdict(on: criterion, evidence, isWhole: isWhole)
    }

    /// What a person has to do; `nil` where nothing is left to be seen.
    var step: Bilingual? { verdict == .supports ? nil : CriterionStep.step(for: criterion) }

    private static func verdict(
        on criterion: Criterion, _ evidence: [ConformanceEvidence], isWhole: Bool
    ) -> ConformanceVerdict {
        let tallies = evidence.compactMap(\.tally)
        let wrong = tallies.reduce(0) { $0 + $1.violations }
        let good = tallies.reduce(0) { $0 + $1.passes }
        if wrong > 0 { return wrong >= good ? .doesNot : .partly }
        let numbers = criterion.standard == .wcag ? [criterion.number] : criterion.wcagNumbers
        let isDecided = !numbers.isEmpty
            && numbers.allSatisfy { number in
                guard let rule = decided[number], let found = evidence.first(where: { $0.rule == rule }) else {
                    return false
                }
                return (found.tally?.passes ?? 0) > 0
            }
        let isOpen = evidence.contains { item in
            item.untold > 0 || (item.tally.map { $0.reviews > 0 || $0.suppressed > 0 } ?? true)
        }
        return isDecided && isWhole && !isOpen ? .supports : .notEvaluated
    }

    /// Criteria that a rule decides in full, by their numbers in WCAG. It has to look at everything that could break
    /// one: an orientation is held by keys of targets and by code alone, and the rule looks at each of both. Whether
    /// names, texts and colors serve people is never decided by a program, so that no other criterion is here.
    private static let decided = ["1.3.4": "orientation-forced"]
}
