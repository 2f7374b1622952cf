public import HandrailModel
import HandrailTranscripts

/// What became of the findings of an earlier state.
public struct ReportTrend: Hashable, Sendable {
    /// A finding that only one of both states has.
    public struct Entry: Hashable, Sendable {
        /// The rule's id.
        public let rule: String
        /// Violation or review.
        public let outcome: Outcome
        /// What it does to people.
        public let impact: Impact
        /// What is wrong.
        public let message: Bilingual
        /// The file, from what was audited.
        public let file: String
        /// The line, from 1.
        public let line: Int

        /// A finding.
        public init(
            rule: String, outcome: Outcome, impact: Impact, message: Bilingual, file: String, line: Int
        ) {
            self.rule = rule
            self.outcome = outcome
            self.impact = impact
            self.message = message
            self.file = file
            self.line = line
        }

        /// A finding of an audit; `nil` where its place is in no file of it.
        public init?(_ finding: Finding, in audit: Audit) {
            guard let place = SourceLocation(finding.place, in: audit.files) else { return nil }
            self.init(
                rule: finding.rule, outcome: finding.outcome, impact: finding.impact, message: finding.message,
                file: place.file, line: place.line)
        }
    }

    /// What the earlier state is called: a revision, or the name of a file or folder.
    public let since: String
    /// Findings of the earlier state alone.
    public let gone: [Entry]
    /// Findings of the present state alone.
    public let new: [Entry]
    /// How many findings both have.
    public let same: Int

    /// What became of an earlier state.
    public init(since: String, gone: [Entry], new: [Entry], same: Int) {
        self.since = since
        self.gone = gone
        self.new = new
        self.same = same
    }

    /// How many are gone and new of each kind of something, such as of each rule; what changed most comes first.
    func counts<Key: Hashable & Comparable>(by key: (Entry) -> Key) -> [(key: Key, gone: Int, new: Int)] {
        let (old, added) = (Dictionary(grouping: gone, by: key), Dictionary(grouping: new, by: key))
        let rows = Set(old.keys).union(added.keys).map { ($0, old[$0]?.count ?? 0, added[$0]?.count ?? 0) }
        return rows.sorted { $0.1 + $0.2 != $1.1 + $1.2 ? $0.1 + $0.2 > $1.1 + $1.2 : $0.0 < $1.0 }
            .map { (key: $0.0, gone: $0.1, new: $0.2) }
    }
}
