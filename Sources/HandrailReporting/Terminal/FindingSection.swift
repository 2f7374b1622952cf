import HandrailModel
import HandrailSource

/// What one rule found in one file, with one outcome and one impact: it stands under one heading.
struct FindingSection {
    /// What the findings have in common, in the order that sections are sorted by.
    struct Key: Hashable, Comparable {
        /// How much they matter.
        let rank: FindingRank
        /// The file's path; the file itself where the audit does not have it.
        let path: String
        /// The rule's id.
        let rule: String

        /// Violation or review.
        var outcome: Outcome { rank.outcome }
        /// What they do to people.
        var impact: Impact { rank.impact }

        /// The worst first, then by path and rule.
        static func < (a: Key, b: Key) -> Bool { (a.rank, a.path, a.rule) < (b.rank, b.path, b.rule) }
    }

    /// What they have in common.
    let key: Key
    /// The groups, by place; neighbors of which only the place differs are together.
    let clusters: [[FindingGroup]]

    /// Number of root causes.
    var count: Int { clusters.reduce(0) { $0 + $1.count } }

    /// All sections of an audit, sorted.
    static func all(of audit: Audit) -> [FindingSection] { all(of: audit.findings, in: audit) }

    /// The sections of some findings of an audit, sorted.
    static func all(of list: [Finding], in audit: Audit) -> [FindingSection] {
        var findings: [Key: [SourcePlace: [Finding]]] = [:]
        for finding in list {
            let path = ResolvedPlace(finding.place, in: audit)?.path ?? ""
            let rank = FindingRank(outcome: finding.outcome, impact: finding.impact)
            let key = Key(rank: rank, path: path, rule: finding.rule)
            findings[key, default: [:]][finding.place, default: []].append(finding)
        }
        return findings.sorted { $0.key < $1.key }.map { key, byPlace in
            let groups = byPlace.sorted { $0.key < $1.key }.map { FindingGroup(place: $0.key, findings: $0.value) }
            return FindingSection(key: key, clusters: clusters(of: groups))
        }
    }

    private static func clusters(of groups: [FindingGroup]) -> [[FindingGroup]] {
        var clusters: [[FindingGroup]] = []
        for group in groups {
            if let last = clusters.last?.last, last.saysTheSame(as: group) {
                clusters[clusters.count - 1].append(group)
            } else {
                clusters.append([group])
            }
        }
        return clusters
    }
}
