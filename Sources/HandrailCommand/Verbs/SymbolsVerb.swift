import ArgumentParser
import Handrail
import HandrailModel

/// `handrail symbols`: lists the symbols that screens show.
struct SymbolsVerb: Verb {
    /// Name and description.
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "symbols", _superCommandName: ToolName.command,
            abstract: HelpText.abstract(
                en: "List every symbol on screens: since when it exists, what VoiceOver calls it, where it is used.",
                ko: "화면에 쓰인 모든 심벌과 사용할 수 있는 버전, VoiceOver가 읽는 이름, 쓰인 위치를 출력합니다."),
            helpNames: HelpText.names)
    }

    /// What is read.
    @Argument(
        help: HelpText.help(
            en: "Folders, Xcode projects or Swift files.", ko: "폴더, Xcode 프로젝트 또는 Swift 파일입니다."))
    var paths: [String] = ["."]

    /// Form of the output.
    @Option(help: HelpText.help(en: "Form of the output.", ko: "출력 형식입니다."))
    var format: ListFormat = ListFormat.all[0]

    /// How the project is read, and the language of every sentence.
    @OptionGroup var reading: ReadingOptions

    /// Reads and prints.
    func run(in context: CommandContext, language: ReportLanguage) throws(CommandFailure) -> ExitStatus {
        let policy = try reading.policy(
            rules: .none, configuration: try context.configuration(for: paths))
        let audit = try context.audit(paths, by: policy, language: language)
        try context.deliver(SymbolListing(audit: audit, language: language), as: format)
        return .clean
    }
}
