import HandrailConfiguration
import HandrailModel
import HandrailReport
import HandrailReporting
import HandrailStandards

/// Audits, and makes the report that was asked for.
struct ReportWriter {
    /// How the findings are come by.
    let run: AuditRun
    /// What the run goes by.
    let plan: AuditRun.Plan
    /// An earlier state to say what became of; `nil` where none was asked for.
    let earlier: EarlierState?
    /// Form of the report.
    let format: ReportVerb.PageFormat

    /// The report, and what the shell is told.
    func report() throws(CommandFailure) -> (bytes: [UInt8], status: ExitStatus) {
        let (audit, trend, status) = try audited()
        let bytes: [UInt8] =
            switch format {
            case .html: page(audit, trend, version: nil).bytes(of: audit)
            case .markdown: Array((MarkdownReport(options).text(of: audit) + lines(of: trend)).utf8)
            case .csv: Array(SpreadsheetReport(options).text(of: audit).utf8)
            }
        return (bytes, status)
    }

    /// The page of a version, for browsers that look for later ones.
    func served(_ version: String) throws(CommandFailure) -> ServedPage {
        let (audit, trend, _) = try audited()
        let page = page(audit, trend, version: version)
        return ServedPage(bytes: page.bytes(of: audit), version: version, policy: page.policy)
    }

    /// The draft of a conformance table. What a baseline sets aside counts as well.
    func conformance(
        _ standard: ConformanceStandard, asMarkdown: Bool
    ) throws(CommandFailure) -> (bytes: [UInt8], status: ExitStatus) {
        let whole = try run.audit(by: plan)
        let text = asMarkdown
            ? ConformanceMarkdown(standard, options).text(of: whole)
            : ConformancePage(standard, options).text(of: whole)
        return (Array(text.utf8), Self.status(of: whole))
    }

    private func audited() throws(CommandFailure) -> (audit: Audit, trend: ReportTrend?, status: ExitStatus) {
        let whole = try run.audit(by: plan)
        let counted = try run.counted(whole, by: plan).audit
        let versions = VersionAudit(reading: run.reading, context: run.context, language: plan.language)
        let trend = try earlier.map { state throws(CommandFailure) in
            try state.trend(to: whole, counted: counted, of: run.paths.first ?? ".", versions)
        }
        return (run.chosen.limited(counted), trend, Self.status(of: whole))
    }

    private static func status(of audit: Audit) -> ExitStatus {
        audit.coverage.screens == 0 && audit.findings.isEmpty ? .nothingDone : .clean
    }

    private func page(_ audit: Audit, _ trend: ReportTrend?, version: String?) -> ReportPage {
        let shown = ReportPictures(audit)
        return ReportPage(
            options,
            adding: PageAdditions(pictures: shown.pictures, notes: shown.notes, trend: trend, version: version))
    }

    private func lines(of trend: ReportTrend?) -> String {
        trend.map { "\n" + TrendMarkdown($0, language: plan.language).text } ?? ""
    }

    private var options: ReportOptions {
        ReportOptions(
            language: plan.language, toolVersion: ToolVersion.current,
            rules: run.context.rules.map(RuleDescription.init), grouping: run.chosen.groupBy,
            guidelineTitle: { GuidelineIndex.guideline(id: $0)?.title })
    }
}
