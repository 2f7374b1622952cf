import ArgumentParser
import HandrailModel

/// `handrail guidelines`: lists the guidelines with the rules that answer for each.
struct GuidelinesVerb: Verb {
    /// Name and description.
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "guidelines",
            abstract: HelpText.abstract(
                en: "List the guidelines and the rules that decide them.",
                ko: "가이드라인과 이를 판정하는 규칙을 출력합니다."))
    }

    /// Form of the output.
    @Option(help: HelpText.help(en: "Form of the output.", ko: "출력 형식입니다."))
    var format: ListFormat = ListFormat.all[0]

    /// The language of every sentence.
    @OptionGroup var languageOption: LanguageOption

    /// Prints the list.
    func run(in context: CommandContext, language: ReportLanguage) throws(CommandFailure) -> ExitStatus {
        let listing = GuidelineListing(GuidelineIndex(rules: context.rules), language: language)
        try context.deliver(listing, as: format)
        return .clean
    }
}
