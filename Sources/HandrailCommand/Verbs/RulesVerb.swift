import ArgumentParser
import HandrailModel

/// `handrail rules`: lists the rules.
struct RulesVerb: Verb {
    /// Name and description.
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "rules", _superCommandName: ToolName.command,
            abstract: HelpText.abstract(en: "List the rules.", ko: "규칙 목록을 출력합니다."),
            helpNames: HelpText.names)
    }

    /// Form of the output.
    @Option(help: HelpText.help(en: "Form of the output.", ko: "출력 형식입니다."))
    var format: ListFormat = ListFormat.all[0]

    /// The language of every sentence.
    @OptionGroup var languageOption: LanguageOption

    /// Prints the list.
    func run(in context: CommandContext, language: ReportLanguage) throws(CommandFailure) -> ExitStatus {
        let listing = RuleListing(context.rules, language: language)
        try context.deliver(listing, as: format)
        return .clean
    }
}
