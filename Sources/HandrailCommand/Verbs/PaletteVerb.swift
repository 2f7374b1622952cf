import ArgumentParser
import Handrail
import HandrailModel

/// `handrail palette`: lists the colors of an app.
struct PaletteVerb: Verb {
    /// Name and description.
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "palette", _superCommandName: ToolName.command,
            abstract: HelpText.abstract(
                en: "List every color: where it is used, its lowest contrast, how color-blind people see it.",
                ko: "모든 색과 쓰인 위치, 가장 낮은 대비, 색각 이상이 있는 사람에게 보이는 색을 출력합니다."),
            helpNames: HelpText.names)
    }

    /// What is read.
    @Argument(
        help: HelpText.help(
            en: "Folders, Xcode projects or Swift files.", ko: "폴더, Xcode 프로젝트 또는 Swift 파일입니다."))
    var paths: [String] = ["."]

    /// Form of the output.
    @Option(help: HelpText.help(en: "Form of the output.", ko: "출력 형식입니다."))
    var format = PaletteFormat.text

    /// How the project is read, and the language of every sentence.
    @OptionGroup var reading: ReadingOptions

    /// Reads and prints.
    func run(in context: CommandContext, language: ReportLanguage) throws(CommandFailure) -> ExitStatus {
        let policy = try reading.policy(
            rules: .none, configuration: try context.configuration(for: paths))
        let audit = try context.audit(paths, by: policy, language: language)
        let palette = PaletteListing(audit: audit, language: language)
        let form = format
        let chosen = ListFormat(name: form.rawValue, contentType: "") { _, page in
            try form.bytes(of: palette, on: page)
        }
        try context.deliver(palette, as: chosen)
        return .clean
    }
}
