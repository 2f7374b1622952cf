import HandrailModel
import HandrailSource

/// Writes the beginning of a long terminal report: what costs people most, how it is spread, and how to see one.
struct TerminalOverview {
    private let options: ReportOptions
    private let audit: Audit
    private let phrases: TerminalPhrases

    /// Up to so many findings are read at a glance.
    private static let glance = 10
    /// Causes that are shown, and how many of them one rule may take.
    private static let (mostCauses, mostOfOneRule) = (10, 2)
    /// Rules and screens that are named.
    private static let mostNames = 8

    /// The beginning of the report of `audit`.
    init(options: ReportOptions, audit: Audit) {
        self.options = options
        self.audit = audit
        phrases = TerminalPhrases(language: options.language)
    }

    /// Writes it, where there is more than fits a glance.
    func write(on page: inout TerminalPage) {
        guard audit.findings.count > Self.glance else { return }
        let causes = costliest
        let all = TerminalPhrases.grouped(audit.findings.count)
        page.line(
            page.paint(
                phrases.pick(
                    "Worst first: what costs people most, of \(all) findings", "큰 문제부터: 찾은 \(all)건 중 부담이 가장 큰 것"),
                .strong))
        page.gap()
        for (index, finding) in causes.enumerated() { write(finding, number: index + 1, on: &page) }
        page.gap()
        let rows = [
            (phrases.pick("By rule", "규칙별"), counts(of: audit.findings.map { [$0.rule] })),
            (phrases.pick("By screen", "화면별"), counts(of: audit.findings.map(\.screens))),
        ]
        let see = phrases.pick("See one", "살펴보기")
        let width = (rows.map(\.0) + [see]).map { DisplayWidth.of($0) }.max() ?? 0
        for (label, text) in rows where !text.isEmpty { page.labeled(label, width: width, text, indent: 0) }
        for (index, command) in commands(for: causes.first).enumerated() {
            page.labeled(index == 0 ? see : "", width: width, command: command)
        }
        page.gap()
        page.rule()
    }

    private func write(_ finding: Finding, number: Int, on page: inout TerminalPage) {
        let kind = "\(phrases.outcome(finding.outcome)) · \(phrases.impact(finding.impact))"
        let digits = page.paint(TextWrapper.padLeft(String(number), to: 2), .strong)
        page.line("\(digits)  \(page.paint(kind, style(of: finding)))  \(PrintableText.line(finding.rule))")
        page.paragraph(PrintableText.lines(options.words(finding.message)), indent: 4)
        var parts: [String] = []
        if let place = ResolvedPlace(finding.place, in: audit) {
            parts.append("\(PrintableText.line(place.path)):\(place.start.line)")
        }
        let places = finding.related.count
        if places > 0 { parts.append(phrases.count(places, "related place", "related places", "관련 위치", "곳")) }
        if finding.screens.count > 1 {
            parts.append(phrases.count(finding.screens.count, "screen", "screens", "화면"))
        }
        page.paragraph(parts.joined(separator: " · "), indent: 4, style: .faint)
    }

    private func style(of finding: Finding) -> TerminalStyle {
        switch ReportSeverity(finding.outcome, finding.impact) {
        case .error: .alarm
        case .warning: .warning
        case .note: .notice
        }
    }

    /// The findings that cost most, a few of each rule so that one kind of defect does not hide the others.
    private var costliest: [Finding] {
        let findings = audit.findings
        let costs = findings.map(Self.cost)
        // Findings are sorted by place, which settles what costs the same.
        let order = findings.indices.sorted { costs[$0] != costs[$1] ? costs[$0] > costs[$1] : $0 < $1 }
        var shown: [String: Int] = [:]
        var result: [Finding] = []
        for index in order where result.count < Self.mostCauses {
            guard shown[findings[index].rule, default: 0] < Self.mostOfOneRule else { continue }
            shown[findings[index].rule, default: 0] += 1
            result.append(findings[index])
        }
        return result
    }

    /// What a finding costs people: how bad it is, how sure, and how often it is met.
    private static func cost(_ finding: Finding) -> Int {
        let impact =
            switch finding.impact {
            case .critical: 27
            case .serious: 9
            case .moderate: 3
            case .minor: 1
            }
        let certainty =
            switch (finding.outcome, finding.certainty) {
            case (.violation, .certain): 6
            case (.violation, .likely), (.violation, .possible): 5
            case (.review, .certain), (.review, .likely): 2
            case (.review, .possible): 1
            }
        return impact * certainty * (1 + min(finding.screens.count, 20) + min(finding.related.count, 20))
    }

    /// How often each name stands in some lists, the most frequent first.
    private func counts(of lists: [[String]]) -> String {
        var counts: [String: Int] = [:]
        for list in lists { for name in list { counts[name, default: 0] += 1 } }
        let sorted = counts.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }
        let names = sorted.prefix(Self.mostNames).map {
            "\(PrintableText.line($0.key)) \(TerminalPhrases.grouped($0.value))"
        }
        let rest = sorted.count - names.count
        let more = rest > 0 ? [phrases.pick("\(rest) more", "외 \(rest)개")] : []
        return (names + more).joined(separator: " · ")
    }

    /// What shows more of a finding.
    private func commands(for finding: Finding?) -> [String] {
        guard let finding else { return [] }
        let rule = ["handrail", "explain", finding.rule]
        guard let screen = finding.screens.first else { return [ShellCommand(rule).text] }
        return [rule, ["handrail", "listen"] + options.sources + ["--screen", screen]].map { ShellCommand($0).text }
    }
}
