import ArgumentParser
import Handrail
import HandrailConfiguration
import HandrailModel
import HandrailReport
import HandrailReporting
import HandrailStandards

/// `handrail report`: writes what was found as a page that anybody can open.
struct ReportVerb: Verb {
    /// Name and description.
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "report",
            abstract: HelpText.abstract(
                en: "Write one page that anybody can open: findings, screens to look at and to listen to.",
                ko: "누구나 열 수 있는 한 페이지로 된 보고서를 씁니다. 결과를 읽고, 화면을 보고 들을 수 있습니다."))
    }

    /// What is audited.
    @Argument(
        help: HelpText.help(
            en: "Folders, Xcode projects or Swift files.", ko: "폴더, Xcode 프로젝트 또는 Swift 파일입니다."))
    var paths: [String] = ["."]

    /// Form of the report.
    @Option(help: HelpText.help(en: "Form of the report.", ko: "보고서 형식입니다."))
    var format: PageFormat = .html

    /// Rules to run.
    @Option(
        help: HelpText.help(
            en: "Run only this rule, or the rules of this guideline; may be repeated.",
            ko: "이 규칙이나 이 가이드라인의 규칙만 실행합니다. 여러 번 쓸 수 있습니다."))
    var rule: [String] = []

    /// Where the report goes.
    @Option(
        help: HelpText.help(
            en: "Write the report to this file instead of standard output, which “-” stands for.",
            ko: "보고서를 표준 출력 대신 이 파일에 씁니다. ‘-’는 표준 출력입니다."))
    var output: String?

    /// Which findings are told.
    @OptionGroup var chosen: FindingOptions

    /// What the team decided.
    @OptionGroup var adoption: AdoptionOptions

    /// How the project is read.
    @OptionGroup var reading: ReadingOptions

    /// The language of every sentence; the page has both, and opens in this one.
    @OptionGroup var languageOption: LanguageOption

    /// Audits and writes. A report is no gate: it ends with status 0 whatever was found.
    func run(in context: CommandContext, language asked: ReportLanguage) throws(CommandFailure) -> ExitStatus {
        let run = AuditRun(
            paths: paths, rules: rule, reading: reading, chosen: chosen, adoption: adoption, context: context)
        let plan = try run.plan(output: output, language: languageOption.language, else: asked)
        let whole = try run.audit(by: plan)
        if adoption.writeBaseline { return try run.writeBaseline(of: whole, by: plan) }
        let audit = chosen.limited(try run.counted(whole, by: plan))
        let options = ReportOptions(
            language: plan.language, toolVersion: ToolVersion.current, rules: context.rules.map(RuleDescription.init),
            grouping: chosen.groupBy, guidelineTitle: { GuidelineIndex.guideline(id: $0)?.title })
        try run.deliver(format.report(options, audit), by: plan)
        return whole.coverage.screens == 0 && whole.findings.isEmpty ? .nothingDone : .clean
    }

    /// A form of the report.
    enum PageFormat: String, ExpressibleByArgument, CaseIterable {
        /// A page to look at and to listen to.
        case html = "html"
        /// A summary for a change or a wiki.
        case markdown = "markdown"
        /// A table for a spreadsheet.
        case csv = "csv"

        /// The report in this form.
        func report(_ options: ReportOptions, _ audit: Audit) -> [UInt8] {
            switch self {
            case .html: ReportPage(options).bytes(of: audit)
            case .markdown: Array(MarkdownReport(options).text(of: audit).utf8)
            case .csv: Array(SpreadsheetReport(options).text(of: audit).utf8)
            }
        }
    }
}
