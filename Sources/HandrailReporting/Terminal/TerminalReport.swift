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
        if let lead = options.lead {
            page.line(page.paint(PrintableText.line(options.words(lead)), .strong))
            page.gap()
        }
        TerminalOverview(options: options, audit: audit).write(on: &page)
        for group in groups(of: audit, all: sections) {
            if let title = group.title {
                page.gap()
                page.line(page.paint("── \(PrintableText.line(title))", .strong))
            }
            for section in group.sections {
                page.gap()
                findings.write(section, on: &page)
            }
        }
        page.gap()
        TerminalSummary(options: options, audit: audit, sections: sections).write(on: &page)
        return page.text
    }

    /// The sections as they were asked to be put together; without a title where they are in one list.
    private func groups(
        of audit: Audit, all sections: [FindingSection]
    ) -> [(title: String?, sections: [FindingSection])] {
        let phrases = TerminalPhrases(language: options.language)
        let title: (Finding) -> String
        switch options.grouping {
        case .cause: return [(nil, sections)]
        case .file: title = { ResolvedPlace($0.place, in: audit)?.path ?? "" }
        case .screen: title = { $0.screens.first ?? phrases.pick("On no screen", "어느 화면에도 없음") }
        case .rule: title = { $0.rule }
        }
        let byTitle = Dictionary(grouping: audit.findings, by: title)
        return byTitle.sorted { $0.key < $1.key }.map { ($0.key, FindingSection.all(of: $0.value, in: audit)) }
    }
}

extension ReportFormat {
    /// For people, in a terminal.
    static let text = ReportFormat(
        name: "text", contentType: "text/plain; charset=utf-8", report: { TerminalReport($0) })
}
