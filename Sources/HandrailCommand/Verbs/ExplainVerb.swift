import ArgumentParser
import HandrailEngine
import HandrailModel
import HandrailRules
import HandrailSource
import HandrailStandards

/// `handrail explain`: says all there is to say about one rule or guideline.
struct ExplainVerb: Verb {
    /// Name and description.
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "explain", _superCommandName: ToolName.command,
            abstract: HelpText.abstract(
                en: "Explain a rule or a guideline.", ko: "규칙이나 가이드라인을 설명합니다."),
            helpNames: HelpText.names)
    }

    /// What is explained.
    @Argument(
        help: HelpText.help(en: "Id of a rule or a guideline.", ko: "규칙이나 가이드라인의 id입니다."))
    var name: String

    /// Form of the output.
    @Option(help: HelpText.help(en: "Form of the output.", ko: "출력 형식입니다."))
    var format: ListFormat = ListFormat.all[0]

    /// The language of every sentence.
    @OptionGroup var languageOption: LanguageOption

    /// Prints the explanation.
    func run(in context: CommandContext, language: ReportLanguage) throws(CommandFailure) -> ExitStatus {
        let index = GuidelineIndex(rules: context.rules)
        if let rule = context.rules.first(where: { $0.id == name }) {
            try context.deliver(RuleExplanation(rule, language: language), as: format)
        } else if let guideline = GuidelineIndex.guideline(id: name) {
            try context.deliver(GuidelineExplanation(guideline, index: index, language: language), as: format)
        } else {
            let names = context.rules.map(\.id) + index.guidelines.map(\.id)
            throw CommandFailure(
                .badRequest, SelectionError.unknown(name: name, nearest: NearestName.of(name, in: names)).message)
        }
        return .clean
    }
}
