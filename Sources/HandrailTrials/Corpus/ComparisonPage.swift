/// What two versions find apart from each other, as a page of Markdown.
package struct ComparisonPage: Sendable {
    /// One for each app, in the order they were run.
    package let comparisons: [FindingComparison]
    /// Apps that one of the two did not report on, with the reason.
    package let missing: [(app: String, reason: String)]

    /// A page.
    package init(_ comparisons: [FindingComparison], missing: [(app: String, reason: String)]) {
        self.comparisons = comparisons
        self.missing = missing
    }

    /// One line that says how much differs.
    package var total: String {
        let new = comparisons.reduce(0) { $0 + $1.new.count }
        let gone = comparisons.reduce(0) { $0 + $1.gone.count }
        let changed = comparisons.reduce(0) { $0 + $1.changed.count }
        return "\(new) new, \(gone) gone, \(changed) said otherwise"
    }

    /// The page: the rules that differ first, then each app that differs.
    package func markdown(this: String, other: String) -> String {
        let differing = comparisons.filter { !$0.isEmpty }
        let lines =
            ["# Findings of two versions", "", "This: `\(this)`. The other: `\(other)`.", "", total + ".", ""]
            + missing.map { "- \($0.app): not compared, \($0.reason)" } + (missing.isEmpty ? [] : [""])
            + ruleTable + differing.flatMap(lines(of:))
        return lines.joined(separator: "\n") + "\n"
    }

    private var ruleTable: [String] {
        var rules: [String: (new: Int, gone: Int, changed: Int)] = [:]
        for comparison in comparisons {
            for finding in comparison.new { rules[finding.rule, default: (0, 0, 0)].new += 1 }
            for finding in comparison.gone { rules[finding.rule, default: (0, 0, 0)].gone += 1 }
            for change in comparison.changed { rules[change.after.rule, default: (0, 0, 0)].changed += 1 }
        }
        guard !rules.isEmpty else { return [] }
        return ["| rule | new | gone | said otherwise |", "|---|--:|--:|--:|"]
            + rules.sorted { $0.key < $1.key }.map { "| \($0) | \($1.new) | \($1.gone) | \($1.changed) |" } + [""]
    }

    private func lines(of comparison: FindingComparison) -> [String] {
        ["## \(comparison.app)", ""] + section("New", comparison.new) + section("Gone", comparison.gone)
            + (comparison.changed.isEmpty ? [] : ["### Said otherwise (\(comparison.changed.count))", ""])
            + comparison.changed.flatMap { change in
                ["- \(site(change.after))", "  - before: \(said(change.before))", "  - now: \(said(change.after))"]
            } + (comparison.changed.isEmpty ? [] : [""])
    }

    private func section(_ title: String, _ findings: [ReportedFinding]) -> [String] {
        guard !findings.isEmpty else { return [] }
        return ["### \(title) (\(findings.count))", ""] + findings.map { "- \(site($0)): \(said($0))" } + [""]
    }

    private func site(_ finding: ReportedFinding) -> String {
        "**\(finding.rule)** `\(finding.file):\(finding.line)`"
    }

    private func said(_ finding: ReportedFinding) -> String { "\(finding.outcome): \(finding.message)" }
}
