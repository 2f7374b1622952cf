import ArgumentParser
public import HandrailModel

/// The option that every verb has; those that read a project have it among `ReadingOptions`.
struct LanguageOption: ParsableArguments {
    /// The language asked for; read before anything else by `LanguageChoice`.
    @Option(name: LanguageOption.name, help: LanguageOption.help)
    var language: ReportLanguage?

    /// How the option is written.
    static let name = NameSpecification.customLong("lang")

    /// What the help says of it.
    static var help: ArgumentHelp {
        HelpText.help(
            en: "Language of every sentence; by default LC_ALL, LC_MESSAGES or LANG decide.",
            ko: "출력 언어입니다. 지정하지 않으면 LC_ALL, LC_MESSAGES, LANG을 따릅니다.")
    }
}

extension ReportLanguage: WordChoice {}
