public import HandrailModel
public import HandrailReporting

/// The draft of a conformance table in Markdown.
public struct ConformanceMarkdown: Report {
    private let standard: ConformanceStandard
    private let options: ReportOptions

    /// A draft for a standard.
    public init(_ standard: ConformanceStandard, _ options: ReportOptions) {
        self.standard = standard
        self.options = options
    }

    /// The title, what was examined, how many criteria come to what, and a row for each.
    public func text(of audit: Audit) -> String {
        let table = ConformanceTable(standard, audit, rules: options.rules)
        let language = options.language
        let counts = table.counts.map { "- \($0.verdict.name[language]): \($0.count)" }
        let columns = ConformanceTable.columns.map { $0[language] }
        var lines = ["# " + table.title[language], ""]
        for paragraph in table.introduction { lines += [paragraph[language], ""] }
        lines += counts + ["", "| \(columns.joined(separator: " | ")) |", "|---|---|---|---|"]
        lines += table.rows.map(row)
        return lines.joined(separator: "\n") + "\n"
    }

    private func row(_ row: ConformanceRow) -> String {
        let language = options.language
        let heading = MarkdownText.escaped(ConformanceTable.heading(of: row.criterion, language))
        let evidence = row.evidence.isEmpty
            ? ConformanceTable.noRule[language] : row.evidence.map(words).joined(separator: "<br>")
        let cells = [
            heading, row.verdict.name[language], evidence, row.step?[language] ?? "",
        ]
        return "| \(cells.joined(separator: " | ")) |"
    }

    private func words(_ evidence: ConformanceEvidence) -> String {
        let places = evidence.places.map(MarkdownText.code).joined(separator: ", ")
        return "`\(evidence.rule)`: " + evidence.words[options.language]
            + (places.isEmpty ? "" : " (\(ConformanceTable.such[options.language])\(places))")
    }
}
