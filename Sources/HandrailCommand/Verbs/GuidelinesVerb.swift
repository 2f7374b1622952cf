import ArgumentParser
import HandrailModel

/// `handrail guidelines`: lists the guidelines with the rules that answer for each.
struct GuidelinesVerb: Verb {
    /// Name and description.
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "guidelines", _superCommandName: ToolName.command,
            abstract: HelpText.abstract(
                en: "List the guidelines and the rules that decide them.",
                ko: "가이드라인과 이를 판정하는 규칙을 출력합니다."),
            helpNames: HelpText.names)
    }

    /// Form of the output.
    @Option(help: HelpText.help(en: "Form of the output.", ko: "출력 형식입니다."))
    var format: ListFormat = ListFormat.all[0]

    /// Whether what decides each guideline is printed instead.
    @Flag(
        help: HelpText.help(
            en: "Instead, print what decides each guideline: rules, the simulation, the checklist.",
            ko: "대신 각 가이드라인을 무엇이 판정하는지(규칙, 시뮬레이션, 체크리스트) 출력합니다."))
    var coverage = false

    /// The language of every sentence.
    @OptionGroup var languageOption: LanguageOption

    /// Prints the list.
    func run(in context: CommandContext, language: ReportLanguage) throws(CommandFailure) -> ExitStatus {
        if coverage {
            let listing = CoverageListing(GuidelineIndex(rules: context.rules), language: language)
            try context.deliver(listing, as: format)
            return .clean
        }
        let listing = GuidelineListing(GuidelineIndex(rules: context.rules), language: language)
        try context.deliver(listing, as: format)
        return .clean
    }
}
