import ArgumentParser
import Handrail
import HandrailModel

/// `handrail type`: lists the text styles, sizes and fonts of an app.
struct TypeVerb: Verb {
    /// Name and description.
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "type", _superCommandName: ToolName.command,
            abstract: HelpText.abstract(
                en: "List the text styles, sizes and fonts on screens, and the fonts that the app brings along.",
                ko: "화면에 쓰인 텍스트 스타일과 크기, 서체, 그리고 앱에 든 서체를 출력합니다."),
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
        try context.deliver(TypeListing(audit: audit, language: language), as: format)
        return .clean
    }
}
