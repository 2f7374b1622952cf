import ArgumentParser
import Handrail
import HandrailModel

/// `handrail privacy`: prints what an app asks people for.
struct PrivacyVerb: Verb {
    /// Name and description.
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "privacy", _superCommandName: ToolName.command,
            abstract: HelpText.abstract(
                en: "Print what each target asks people for, why, and where.",
                ko: "타깃마다 어떤 권한을, 왜, 어디에서 요청하는지 출력합니다."),
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
            rules: .all, configuration: try context.configuration(for: paths))
        let audit = try context.audit(paths, by: policy, language: language)
        try context.deliver(PrivacyListing(audit: audit, language: language), as: format)
        return .clean
    }
}
