import ArgumentParser
import Handrail
import HandrailConfiguration
import HandrailModel
import HandrailReporting
import HandrailStandards

/// `handrail audit`: reads a project, examines it, and reports.
struct AuditVerb: Verb {
    /// Name and description.
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "audit", _superCommandName: ToolName.command,
            abstract: HelpText.abstract(
                en: "Audit apps, packages, folders or files.", ko: "앱, 패키지, 폴더 또는 파일을 검사합니다."),
            helpNames: HelpText.names)
    }

    /// What is audited.
    @Argument(
        help: HelpText.help(
            en: "Folders, Xcode projects or Swift files.", ko: "폴더, Xcode 프로젝트 또는 Swift 파일입니다."))
    var paths: [String] = ["."]

    /// Form of the report.
    @Option(help: HelpText.help(en: "Form of the report.", ko: "보고서 형식입니다."))
    var format: ReportFormat = ReportFormat.all[0]

    /// Rules to run.
    @Option(
        help: HelpText.help(
            en: "Run only this rule, or the rules of this guideline; may be repeated.",
            ko: "이 규칙이나 이 가이드라인의 규칙만 실행합니다. 여러 번 쓸 수 있습니다."))
    var rule: [String] = []

    /// What makes the run fail.
    @Option(
        help: HelpText.help(
            en: "End with status 1 from this kind of finding on; by default violation, or what the configuration says.",
            ko: "이 단계 이상의 결과가 있으면 상태 1로 끝냅니다. 기본값은 설정 파일의 값이며, 없으면 violation입니다."))
    var failOn: FailingLevel?

    /// Where the report goes.
    @Option(
        help: HelpText.help(
            en: "Write the report to this file instead of standard output, which “-” stands for.",
            ko: "보고서를 표준 출력 대신 이 파일에 씁니다. ‘-’는 표준 출력입니다."))
    var output: String?

    /// The folder that paths in the report are relative to.
    @Option(
        help: HelpText.help(
            en: "Folder that paths in the forms sarif and github are relative to; by default that of the repository.",
            ko: "sarif와 github 형식의 경로가 시작되는 폴더입니다. 기본값은 저장소의 루트입니다."))
    var base: String?

    /// What tells the reports of one run of a workflow apart.
    @Option(
        help: HelpText.help(
            en: "Name of this analysis, where code scanning is sent several SARIF reports of one commit.",
            ko: "커밋 하나에 SARIF 보고서를 여러 개 올릴 때 이 분석을 구별하는 이름입니다."))
    var category: String?

    /// Which findings are told, and what the team decided.
    @OptionGroup var chosen: AuditOptions

    /// The file whose content is handed over.
    @Option(
        help: HelpText.help(
            en: "Read the content of this file from standard input, as editors have it before it is saved, and tell "
                + "its findings alone.",
            ko: "저장하기 전의 편집기 내용처럼 이 파일의 내용을 표준 입력에서 읽고, 이 파일의 결과만 보여 줍니다."))
    var stdinPath: String?

    /// Whether files are looked at again and again.
    @Flag(
        help: HelpText.help(
            en: "Audit again whenever a file changes, and tell what is new and what is gone; Ctrl-C ends it.",
            ko: "파일이 바뀔 때마다 다시 검사해 새로 생긴 결과와 없어진 결과를 보여 줍니다. Ctrl-C로 끝냅니다."))
    var watch = false

    /// How the project is read, and the language of every sentence.
    @OptionGroup var reading: ReadingOptions

    /// Audits and reports.
    func run(in context: CommandContext, language asked: ReportLanguage) throws(CommandFailure) -> ExitStatus {
        let writesBaseline = chosen.writeBaseline || chosen.updateBaseline
        try check(besides: writesBaseline || output != nil || format.name != ReportFormat.all[0].name)
        let file = try stdinPath.map { path throws(CommandFailure) in try UnsavedFile(path, in: context) }
        let run = AuditRun(
            paths: paths, rules: rule, reading: reading, chosen: chosen, unsaved: file,
            context: context)
        let plan = try run.plan(output: output, language: reading.language, else: asked)
        let documentation = try DocumentationBase.address(in: context.environment)
        let folder = try base.map { path throws(CommandFailure) in try RepositoryBase(asked: path) }
        let whole = try run.audit(by: plan, isLast: !watch)
        if chosen.writeBaseline { return try run.writeBaseline(of: whole, by: plan) }
        let prefix = try pathPrefix(of: whole.root, in: folder, context)
        let (audit, lead) = try run.counted(whole, by: plan)
        let report = format.bytes(
            chosen.limited(audit), options(prefix: prefix, lead, documentation: documentation, context, plan))
        try run.deliver(report, by: plan)
        if watch {
            let watch = WatchRun(
                audit: { () throws(CommandFailure) in
                    try run.counted(try run.audit(by: plan, isLast: false), by: plan).audit
                },
                context: context, language: plan.language)
            try watch.run(after: audit)
        }
        // Where no screen was found nothing was measured, and that must not look like a clean result.
        if whole.coverage.screens == 0, whole.findings.isEmpty { return .nothingDone }
        let configured = plan.settings.configuration.failOn.flatMap { FailingLevel(rawValue: $0.value.rawValue) }
        return (failOn ?? configured ?? .violation).isReached(by: audit) ? .findings : .clean
    }

    /// Refuses what does not go along with somebody who is writing.
    ///
    /// - Parameter others: whether a baseline is written, or the report goes to a program or a file.
    private func check(besides others: Bool) throws(CommandFailure) {
        guard stdinPath == nil || !watch, !watch || !others else {
            throw CommandFailure(
                .badRequest,
                Bilingual(
                    en: "“--watch” prints text as files change: leave out --stdin-path, --format, --output and what "
                        + "writes a baseline.",
                    ko: "‘--watch’는 파일이 바뀔 때마다 텍스트를 출력합니다. --stdin-path, --format, --output과 기준 파일을 쓰는 옵션을 빼세요."))
        }
    }

    /// What stands before every path in the reports for code hosts.
    private func pathPrefix(
        of root: String, in asked: RepositoryBase?, _ context: CommandContext
    ) throws(CommandFailure) -> String {
        guard let base = asked ?? RepositoryBase(of: root, environment: context.environment) else { return "" }
        if let prefix = base.prefix(of: root) { return prefix }
        guard asked != nil else { return "" }
        throw CommandFailure(
            .badRequest,
            Bilingual(
                en: "What was audited does not lie in “\(base.path)”; --base names a folder around it.",
                ko: "검사한 경로가 “\(base.path)” 안에 없습니다. --base에는 검사한 경로를 담고 있는 폴더를 지정하세요."))
    }

    private func options(
        prefix: String, _ lead: Bilingual?, documentation: String?, _ context: CommandContext, _ plan: AuditRun.Plan
    ) -> ReportOptions {
        ReportOptions(
            language: plan.language, color: plan.file == nil && context.usesColor, width: context.width,
            toolVersion: ToolVersion.current, rules: context.rules.map(RuleDescription.init), pathPrefix: prefix,
            category: category, sources: paths == ["."] ? [] : paths, grouping: chosen.groupBy, lead: lead,
            documentation: documentation,
            guidelineTitle: { GuidelineIndex.guideline(id: $0)?.title })
    }
}
