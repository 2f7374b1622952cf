public import ArgumentParser
import Handrail
import HandrailConfiguration
import HandrailModel
public import HandrailReport

/// `handrail report`: writes what was found as a page that anybody can open.
struct ReportVerb: Verb {
    /// Name and description.
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "report", _superCommandName: ToolName.command,
            abstract: HelpText.abstract(
                en: "Write one page that anybody can open: findings, screens to look at and to listen to.",
                ko: "누구나 열 수 있는 한 페이지로 된 보고서를 씁니다. 결과를 읽고, 화면을 보고 들을 수 있습니다."),
            helpNames: HelpText.names)
    }

    /// What is audited.
    @Argument(
        help: HelpText.help(
            en: "Folders, Xcode projects or Swift files.", ko: "폴더, Xcode 프로젝트 또는 Swift 파일입니다."))
    var paths: [String] = ["."]

    /// Form of the report.
    @Option(
        help: HelpText.help(
            en: "Form of the report; html where nothing else is asked for, markdown for a conformance table.",
            ko: "보고서 형식입니다. 기본값은 html이고, 적합성 표는 markdown입니다."))
    var format: PageFormat?

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

    /// The standard that a conformance table is drafted for.
    @Option(
        help: HelpText.help(
            en: "Write the draft of a conformance table for this standard instead, as markdown or html.",
            ko: "대신 이 표준의 적합성 표 초안을 markdown이나 html로 씁니다."))
    var conformance: ConformanceStandard?

    /// An earlier state.
    @Option(
        help: HelpText.help(
            en: "Show what got better since: a JSON report, a path of an earlier version, or a git revision.",
            ko: "그 뒤로 나아진 것을 보여 줍니다. JSON 보고서, 이전 버전의 경로, git 리비전을 쓸 수 있습니다."))
    var since: String?

    /// Whether the page is served.
    @Flag(
        help: HelpText.help(
            en: "Serve the page to browsers on this machine, and refresh it when files change.",
            ko: "이 컴퓨터의 브라우저에 페이지를 보여 주고 파일이 바뀌면 새로 고칩니다."))
    var serve = false

    /// The port of the page that is served.
    @Option(
        help: HelpText.help(
            en: "Port to serve on; any free one by default.", ko: "사용할 포트입니다. 기본값은 비어 있는 아무 포트입니다."))
    var port: UInt16?

    /// Which findings are told, and what the team decided.
    @OptionGroup var chosen: AuditOptions

    /// How the project is read, and the language of every sentence.
    @OptionGroup var reading: ReadingOptions

    /// Audits and writes. A report is no gate: it ends with status 0 whatever was found.
    func run(in context: CommandContext, language asked: ReportLanguage) throws(CommandFailure) -> ExitStatus {
        try check()
        let run = AuditRun(
            paths: paths, rules: rule, reading: reading, chosen: chosen, unsaved: nil,
            context: context)
        let plan = try run.plan(output: output, language: reading.language, else: asked)
        let earlier = try since.map { name throws(CommandFailure) in try EarlierState(name) }
        if chosen.writeBaseline { return try run.writeBaseline(of: try run.audit(by: plan), by: plan) }
        let writer = ReportWriter(run: run, plan: plan, earlier: earlier, format: format ?? .html)
        if serve {
            let serving = ReportServing(
                files: WatchedFiles(paths), port: port ?? 0, context: context, language: plan.language)
            return try serving.run { version throws(CommandFailure) in try writer.served(version) }
        }
        let report =
            if let conformance {
                try writer.conformance(conformance, asMarkdown: format != .html)
            } else {
                try writer.report()
            }
        try run.deliver(report.bytes, by: plan)
        return report.status
    }

    /// Refuses options that contradict each other.
    private func check() throws(CommandFailure) {
        let refusals: [(Bool, Bilingual)] = [
            (
                serve && (output != nil || conformance != nil || (format ?? .html) != .html),
                Bilingual(
                    en: "“--serve” shows the page itself: leave out “--output”, “--format” and “--conformance”.",
                    ko: "‘--serve’는 페이지를 바로 보여 줍니다. ‘--output’, ‘--format’, ‘--conformance’를 빼세요.")
            ),
            (
                !serve && port != nil,
                Bilingual(en: "“--port” is for “--serve” alone.", ko: "‘--port’는 ‘--serve’와 함께 쓰세요.")
            ),
            (
                conformance != nil && format == .csv,
                Bilingual(
                    en: "A conformance table is written as markdown or html, not as csv.",
                    ko: "적합성 표는 markdown이나 html로 씁니다. csv로는 쓸 수 없습니다.")
            ),
            (
                conformance != nil && (!rule.isEmpty || chosen.isChoice || chosen.diff != nil || since != nil),
                Bilingual(
                    en: "A conformance table counts everything: leave out the options that choose findings.",
                    ko: "적합성 표는 모든 결과를 셉니다. 결과를 고르는 옵션을 빼세요.")
            ),
        ]
        if let refused = refusals.first(where: \.0) { throw CommandFailure(.badRequest, refused.1) }
    }

    /// A form of the report.
    enum PageFormat: String, WordChoice {
        /// A page to look at and to listen to.
        case html = "html"
        /// A summary for a change or a wiki.
        case markdown = "markdown"
        /// A table for a spreadsheet.
        case csv = "csv"
    }
}

extension ConformanceStandard: ExpressibleByArgument {}
