import ArgumentParser
import HandrailCaptureImporter
import HandrailModel

/// `handrail captures convert`: a capture in Handrail's own format.
struct CaptureConvertVerb: Verb {
    /// What a capture is converted to.
    enum Target: String, WordChoice {
        case handrail
    }

    /// Name and description.
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "convert",
            abstract: HelpText.abstract(
                en: "Print a capture in another format.", ko: "캡처를 다른 형식으로 출력합니다."))
    }

    /// The capture.
    @Argument(help: HelpText.help(en: "A file with a capture.", ko: "캡처 파일입니다."))
    var file: String

    /// The format asked for.
    @Option(
        name: .customLong("to"),
        help: HelpText.help(en: "The format to print it in.", ko: "출력할 캡처 형식입니다."))
    var target: Target

    /// The language of every sentence.
    @OptionGroup var languageOption: LanguageOption

    /// Reads and prints.
    func run(in context: CommandContext, language: ReportLanguage) throws(CommandFailure) -> ExitStatus {
        let capture = try CaptureOnDisk(file)
        switch target {
        case .handrail: try context.deliver(Array(HandrailCaptureWriter.text(of: capture.file).utf8))
        }
        return .clean
    }
}
