import ArgumentParser
import HandrailModel

/// `handrail compare`: what a change did.
struct CompareVerb: Verb {
    /// Name and description.
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "compare", _superCommandName: ToolName.command,
            abstract: HelpText.abstract(
                en: "Say what changed from one version to another: findings, elements, and what is heard.",
                ko: "두 버전 사이에 바뀐 결과와 요소, 들리는 내용을 출력합니다."),
            helpNames: HelpText.names)
    }

    /// The first version.
    @Argument(
        help: HelpText.help(
            en: "The first version: captures, source, or a git revision of the second.",
            ko: "이전 버전입니다. 캡처, 소스, 또는 이후 버전의 git 리비전을 지정하세요."))
    var before: String

    /// The second version.
    @Argument(
        help: HelpText.help(en: "The second version: captures or source.", ko: "이후 버전의 캡처나 소스입니다."))
    var after: String = "."

    /// Form of the output.
    @Option(help: HelpText.help(en: "Form of the output.", ko: "출력 형식입니다."))
    var format = ComparisonFormat.text

    /// Whether new findings fail.
    @Flag(
        help: HelpText.help(en: "Exit with 1 where there are new findings.", ko: "새로 생긴 결과가 있으면 종료 상태 1을 돌려줍니다."))
    var failOnNew = false

    /// How the project is read, and the language of every sentence.
    @OptionGroup var reading: ReadingOptions

    /// Audits both and prints.
    func run(in context: CommandContext, language: ReportLanguage) throws(CommandFailure) -> ExitStatus {
        let versions = VersionAudit(reading: reading, context: context, language: language)
        let new = try versions.audit(after)
        let old = try versions.earlier(before, than: after)
        let comparison = AuditComparison(from: old, to: new, language: language)
        let listing = ComparisonListing(comparison: comparison, language: language)
        let form = format
        let chosen = ListFormat(name: form.rawValue, contentType: "") { _, page in
            try form.bytes(of: listing, on: page)
        }
        try context.deliver(listing, as: chosen)
        return failOnNew && !comparison.findings.new.isEmpty ? .findings : .clean
    }
}
