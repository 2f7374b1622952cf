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
            commandName: "explain",
            abstract: HelpText.abstract(
                en: "Explain a rule or a guideline.", ko: "규칙이나 가이드라인을 설명합니다."))
    }

    /// What is explained.
    @Argument(
        help: HelpText.help(en: "Id of a rule or a guideline.", ko: "규칙이나 가이드라인의 id입니다."))
    var name: String

    /// Form of the output.
    @Option(help: HelpText.help(en: "Form of the output.", ko: "출력 형식입니다."))
    var format: ListFormat = .text

    /// The language of every sentence.
    @OptionGroup var languageOption: LanguageOption

    /// Prints the explanation.
    func run(in surroundings: Surroundings, language: ReportLanguage) throws(CommandFailure) -> ExitStatus {
        let index = GuidelineIndex(rules: surroundings.rules)
        if let rule = surroundings.rules.first(where: { $0.id == name }) {
            let explanation = RuleExplanation(rule, language: language)
            switch format {
            case .text: try surroundings.deliver(text: explanation.text(on: surroundings.page))
            case .json: try surroundings.deliver(explanation.wire)
            }
        } else if let guideline = GuidelineIndex.guideline(id: name) {
            let explanation = GuidelineExplanation(guideline, index: index, language: language)
            switch format {
            case .text: try surroundings.deliver(text: explanation.text(on: surroundings.page))
            case .json: try surroundings.deliver(explanation.wire)
            }
        } else {
            let names = surroundings.rules.map(\.id) + index.guidelines.map(\.id)
            throw CommandFailure(
                .badRequest, SelectionError.unknown(name: name, nearest: NearestName.of(name, in: names)).message)
        }
        return .clean
    }
}
