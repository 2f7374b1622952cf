import ArgumentParser
import HandrailModel

/// `handrail captures info`: what was recognized in a file, and what its format cannot tell.
struct CaptureInfoVerb: Verb {
    /// Name and description.
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "info",
            abstract: HelpText.abstract(
                en: "Say which format a capture has, what is in it, and what it cannot tell.",
                ko: "캡처의 형식, 담긴 내용, 알 수 없는 정보를 출력합니다."))
    }

    /// The capture.
    @Argument(
        help: HelpText.help(
            en: "A file with a capture, a folder of captures, or a screenshot.", ko: "캡처 파일, 캡처가 든 폴더, 또는 스크린샷입니다."))
    var file: String

    /// Form of the output.
    @Option(help: HelpText.help(en: "Form of the output.", ko: "출력 형식입니다."))
    var format: ListFormat = ListFormat.all[0]

    /// The language of every sentence.
    @OptionGroup var languageOption: LanguageOption

    /// Reads and prints.
    func run(in context: CommandContext, language: ReportLanguage) throws(CommandFailure) -> ExitStatus {
        if [".png", ".jpg", ".jpeg"].contains(where: file.lowercased().hasSuffix) {
            let picture = try PictureOnDisk(file)
            try context.deliver(PictureListing(picture.image, language: language), as: format)
            return .clean
        }
        if let folder = try CaptureFolder(file) {
            let listings = folder.captures.map { capture in
                (capture.path, CaptureListing(capture.file.file, format: capture.file.format, language: language))
            }
            try context.deliver(CaptureFolderListing(listings, language: language), as: format)
            return .clean
        }
        let capture = try CaptureOnDisk(file)
        try context.deliver(CaptureListing(capture.file, format: capture.format, language: language), as: format)
        return .clean
    }
}
