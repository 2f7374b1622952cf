public import HandrailModel

/// The report for people: what costs most, what is wrong and where, then what was examined and what was not.
public struct TerminalReport: Report {
    private let options: ReportOptions

    /// A report with `options`.
    public init(_ options: ReportOptions) { self.options = options }

    /// The report.
    public func text(of audit: Audit) -> String {
        var page = TerminalPage(width: options.width, color: options.color)
        let sections = FindingSection.all(of: audit)
        let findings = TerminalFindings(options: options, audit: audit)
        TerminalOverview(options: options, audit: audit).write(on: &page)
        for section in sections {
            page.gap()
            findings.write(section, on: &page)
        }
        page.gap()
        TerminalSummary(options: options, audit: audit, sections: sections).write(on: &page)
        return page.text
    }
}

extension ReportFormat {
    /// For people, in a terminal.
    static let text = ReportFormat(
        name: "text", contentType: "text/plain; charset=utf-8", report: { TerminalReport($0) })
}
