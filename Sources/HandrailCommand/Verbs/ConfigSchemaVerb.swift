import ArgumentParser
import HandrailConfiguration
import HandrailModel
import HandrailReporting
import HandrailRules

/// `handrail config schema`: prints the JSON Schema of configurations.
struct ConfigSchemaVerb: Verb {
    /// Name and description.
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "schema",
            abstract: HelpText.abstract(
                en: "Print a JSON Schema of .handrail.yml.", ko: ".handrail.yml의 JSON 스키마를 출력합니다."))
    }

    /// The language of every sentence.
    @OptionGroup var languageOption: LanguageOption

    /// Prints it.
    func run(in context: CommandContext, language: ReportLanguage) throws(CommandFailure) -> ExitStatus {
        let names = RuleNames(of: context.rules)
        try context.deliver(Array(JSONWriter.text(ConfigurationSchema(names: names).value).utf8))
        return .clean
    }
}
