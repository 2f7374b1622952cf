import ArgumentParser
import Handrail
import HandrailModel
import HandrailSource

/// `handrail inspect`: prints what VoiceOver would be given.
struct InspectVerb: Verb {
    /// Name and description.
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "inspect", _superCommandName: ToolName.command,
            abstract: HelpText.abstract(
                en: "Print the elements of screens as assistive technologies meet them.",
                ko: "보조 기술이 만나는 그대로 화면의 요소를 출력합니다."),
            helpNames: HelpText.names)
    }

    /// What is read.
    @Argument(
        help: HelpText.help(
            en: "Folders, Xcode projects or Swift files.", ko: "폴더, Xcode 프로젝트 또는 Swift 파일입니다."))
    var paths: [String] = ["."]

    /// Name of the only screen to print.
    @Option(
        help: HelpText.help(
            en: "Only this screen: a name or a part of one, an id of “--list”, or a place such as Login.swift:12.",
            ko: "이 화면만 출력합니다. 이름이나 이름의 일부, ‘--list’의 id, Login.swift:12 같은 위치를 지정하세요."))
    var screen: String?

    /// Whether the map of screens is printed instead.
    @Flag(
        help: HelpText.help(
            en: "Instead of screens, print the list of all screens, what leads to each and where it leads.",
            ko: "화면 내용 대신, 모든 화면의 목록과 각 화면을 여는 곳, 각 화면에서 이어지는 곳을 출력합니다."))
    var list = false

    /// Whether what no screen shows is printed instead.
    @Flag(
        help: HelpText.help(
            en: "Instead of screens, print the places in code that make views which no screen shows, and why.",
            ko: "화면 대신, 어느 화면에도 없는 뷰를 만드는 코드의 위치와 그 까닭을 출력합니다."))
    var unreached = false

    /// Form of the output.
    @Option(help: HelpText.help(en: "Form of the output.", ko: "출력 형식입니다."))
    var format: ListFormat = ListFormat.all[0]

    /// What a person chose in Settings; every alternative is shown where nothing is given.
    @OptionGroup var settings: SettingOptions

    /// How the project is read, and the language of every sentence.
    @OptionGroup var reading: ReadingOptions

    /// Reads and prints.
    func run(in context: CommandContext, language: ReportLanguage) throws(CommandFailure) -> ExitStatus {
        let policy = try reading.policy(
            rules: .none, setting: try settings.setting(), configuration: try context.configuration(for: paths))
        let audit = try context.audit(paths, by: policy, language: language)
        if unreached {
            try context.deliver(UnreachedListing(audit: audit, language: language), as: format)
            return .clean
        }
        if list {
            try context.deliver(ScreenMapListing(audit: audit, language: language), as: format)
            return .clean
        }
        let screens = try ScreenSelection(audit).screens(asked: screen)
        try context.deliver(InspectionListing(audit: audit, screens: screens, language: language), as: format)
        return .clean
    }
}
