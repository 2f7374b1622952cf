package import HandrailModel

/// How much a finding matters: violations before what a person should look at, then by impact.
package struct FindingRank: Hashable, Comparable {
    /// Violation or review.
    let outcome: Outcome
    /// What it does to people.
    let impact: Impact

    /// The worse comes first.
    package static func < (a: FindingRank, b: FindingRank) -> Bool {
        a.outcome != b.outcome ? a.outcome < b.outcome : a.impact < b.impact
    }
}

extension Audit {
    /// The positions of findings, the worst first; equal ones keep their order. Findings are large to move around.
    package var positionsWorstFirst: [Int] {
        let ranks = findings.map { FindingRank(outcome: $0.outcome, impact: $0.impact) }
        return ranks.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
    }
}
