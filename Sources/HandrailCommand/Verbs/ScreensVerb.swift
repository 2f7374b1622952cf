import ArgumentParser
import Handrail
import HandrailModel
import HandrailSource

/// `handrail screens`: prints the map of all screens.
struct ScreensVerb: Verb {
    /// Name and description.
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "screens", _superCommandName: ToolName.command,
            abstract: HelpText.abstract(
                en: "List all screens, what leads to each and where it leads.",
                ko: "모든 화면과 각 화면을 여는 곳, 각 화면에서 이어지는 곳을 보여 줍니다."),
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

    /// What a person chose in Settings.
    @OptionGroup var settings: SettingOptions

    /// How the project is read, and the language of every sentence.
    @OptionGroup var reading: ReadingOptions

    /// Reads and prints.
    func run(in context: CommandContext, language: ReportLanguage) throws(CommandFailure) -> ExitStatus {
        let policy = try reading.policy(
            rules: .none, setting: try settings.setting(), configuration: try context.configuration(for: paths))
        let audit = try context.audit(paths, by: policy, language: language)
        try context.deliver(ScreenMapListing(audit: audit, language: language), as: format)
        return .clean
    }
}
