public import HandrailModel
import HandrailSource

/// A summary in Markdown, for the page of a job (`$GITHUB_STEP_SUMMARY`) or a comment on a change.
public struct MarkdownReport: Report {
    private let options: ReportOptions
    private let phrases: TerminalPhrases

    /// So many findings are listed: a job's page holds a mebibyte, and nobody reads more in a comment.
    private static let most = 100

    /// A report with `options`.
    public init(_ options: ReportOptions) {
        self.options = options
        phrases = TerminalPhrases(language: options.language)
    }

    /// What was found in a sentence, by rule, and the worst findings with their places.
    public func text(of audit: Audit) -> String {
        let violations = audit.findings.count { $0.outcome == .violation }
        let reviews = audit.findings.count - violations
        var lines = ["## \(ReportOptions.toolName)", "", summary(violations, reviews, audit), ""]
        if !audit.findings.isEmpty { lines += rules(audit) + list(audit) }
        let notes = audit.notes.filter { $0.path == nil }
        if !notes.isEmpty { lines += notes.map { "- \(MarkdownText.escaped(options.words($0.text)))" } + [""] }
        return lines.joined(separator: "\n")
    }

    private func summary(_ violations: Int, _ reviews: Int, _ audit: Audit) -> String {
        guard violations + reviews > 0 else {
            return audit.coverage.elements > 0
                ? phrases.pick("No violations in what was examined.", "검사한 범위에서 위반을 찾지 못했습니다.")
                : phrases.pick("Nothing was measured: there was no element to examine.", "측정하지 못했습니다. 검사할 요소가 없습니다.")
        }
        let screens = phrases.count(audit.coverage.screens, "screen", "screens", "화면")
        let first = phrases.count(violations, "violation", "violations", "위반", "건")
        let second = phrases.count(reviews, "review", "reviews", "검토 필요", "건")
        return phrases.pick("**\(first)** and \(second) on \(screens).", "\(screens)에서 **\(first)**, \(second)")
    }

    private func rules(_ audit: Audit) -> [String] {
        var counts: [String: Int] = [:]
        for finding in audit.findings { counts[finding.rule, default: 0] += 1 }
        let sorted = counts.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }
        let titles = options.rulesByID
        return [
            "| \(phrases.pick("Rule", "규칙")) | \(phrases.pick("What it finds", "찾는 문제")) "
                + "| \(phrases.pick("Findings", "건수")) |",
            "|---|---|---|",
        ] + sorted.map { rule, count in
            "| `\(rule)` | \(MarkdownText.escaped(titles[rule].map { options.words($0.title) } ?? "")) | \(count) |"
        } + [""]
    }

    private func list(_ audit: Audit) -> [String] {
        let order = audit.positionsWorstFirst
        let rows = order.prefix(Self.most).compactMap { row(audit.findings[$0], in: audit) }
        let rest = order.count - rows.count
        return rows + (rest > 0 ? ["- " + phrases.more(rest)] : []) + [""]
    }

    private func row(_ finding: Finding, in audit: Audit) -> String? {
        guard let place = ResolvedPlace(finding.place, in: audit) else { return nil }
        let kind = finding.outcome == .violation
            ? "\(phrases.outcome(finding.outcome)) · \(phrases.impact(finding.impact))"
            : phrases.outcome(finding.outcome)
        // A backquote in a path would end the code that it stands in.
        let path = PrintableText.line("\(options.hostPath(place.path)):\(place.start.line)").filter { $0 != "`" }
        let words = MarkdownText.escaped("\(options.words(finding.message)) \(options.words(finding.fix))")
        return "- **\(kind)** `\(finding.rule)` `\(path)`: \(words)"
    }
}

extension ReportFormat {
    /// A summary in Markdown.
    static let markdown = ReportFormat(
        name: "markdown", contentType: "text/markdown; charset=utf-8", report: { MarkdownReport($0) })
}
