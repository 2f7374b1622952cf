import ArgumentParser
public import HandrailModel

/// The option that every verb has.
struct LanguageOption: ParsableArguments {
    /// The language asked for; read before anything else by `LanguageChoice`.
    @Option(
        name: .customLong("lang"),
        help: HelpText.help(
            en: "Language of every sentence; by default LC_ALL, LC_MESSAGES or LANG decide.",
            ko: "출력 언어입니다. 지정하지 않으면 LC_ALL, LC_MESSAGES, LANG을 따릅니다."))
    var language: ReportLanguage?
}

extension ReportLanguage: WordChoice {}
