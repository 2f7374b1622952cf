/// What two versions find in one app, and only one of them does.
package struct FindingComparison: Sendable, Equatable {
    /// The name of the app.
    package let app: String
    /// What only this version finds, by place.
    package let new: [ReportedFinding]
    /// What only the other version finds, by place.
    package let gone: [ReportedFinding]
    /// What both find of the same rule at the same place, in other words or with another outcome.
    package let changed: [Change]

    /// A finding that is said otherwise.
    package struct Change: Sendable, Equatable {
        /// As the other version says it.
        package let before: ReportedFinding
        /// As this version says it.
        package let after: ReportedFinding
    }

    /// The comparison of two reports.
    package init(app: String, these: [ReportedFinding], others: [ReportedFinding]) {
        self.app = app
        let new = Self.without(others, these)
        let gone = Self.without(these, others)
        var open = Dictionary(grouping: gone, by: Site.init)
        var changed: [Change] = []
        var unmatched: [ReportedFinding] = []
        for finding in new {
            if let before = open[Site(finding)]?.first {
                open[Site(finding)]?.removeFirst()
                changed.append(Change(before: before, after: finding))
            } else {
                unmatched.append(finding)
            }
        }
        self.new = Self.sorted(unmatched)
        self.gone = Self.sorted(open.values.flatMap(\.self))
        self.changed = changed
    }

    /// Whether both find the same.
    package var isEmpty: Bool { new.isEmpty && gone.isEmpty && changed.isEmpty }

    private struct Site: Hashable {
        let rule: String
        let file: String
        let line: Int
        let column: Int

        init(_ finding: ReportedFinding) {
            rule = finding.rule
            file = finding.file
            line = finding.line
            column = finding.column
        }
    }

    /// `findings` without one for each equal one of `others`.
    private static func without(_ others: [ReportedFinding], _ findings: [ReportedFinding]) -> [ReportedFinding] {
        var counts = Dictionary(others.map { ($0, 1) }, uniquingKeysWith: +)
        return findings.filter { finding in
            guard let count = counts[finding], count > 0 else { return true }
            counts[finding] = count - 1
            return false
        }
    }

    private static func sorted(_ findings: [ReportedFinding]) -> [ReportedFinding] {
        findings.sorted {
            ($0.rule, $0.file, $0.line, $0.column, $0.message) < ($1.rule, $1.file, $1.line, $1.column, $1.message)
        }
    }
}
