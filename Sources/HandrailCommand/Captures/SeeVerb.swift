import ArgumentParser
import Foundation
import HandrailCaptureImporter
import HandrailModel
import HandrailPixels
import HandrailSemantics

/// `handrail see`: a picture as other people see it.
struct SeeVerb: Verb {
    /// Ways of seeing.
    enum Sight: String, WordChoice {
        case protan, deutan, tritan, achroma, invert, smartInvert = "smart-invert", dim, blur

        /// What becomes of a picture.
        ///
        /// - Parameter width: its width in pixels.
        fileprivate func filter(width: Int) -> PixelFilter {
            switch self {
            case .protan: .matrix(ColorVision.protanopia.matrix)
            case .deutan: .matrix(ColorVision.deuteranopia.matrix)
            case .tritan: .matrix(ColorVision.tritanopia.matrix)
            case .achroma: .matrix(ColorVision.achromatopsia.matrix)
            // Where no capture says what is a picture, nothing is left out.
            case .invert, .smartInvert: .invert
            // The share of its light that a display keeps at a low brightness.
            case .dim: .dim(0.2)
            // On a screen 390 points wide some two points: letters of 17 points can just be told apart.
            case .blur: .blur(max(1, width / 390))
            }
        }
    }

    /// Name and description.
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "see", _superCommandName: ToolName.command,
            abstract: HelpText.abstract(
                en: "Write a screenshot as other people see it.",
                ko: "스크린샷을 다른 사람에게 보이는 모습으로 바꿔 저장합니다."),
            helpNames: HelpText.names)
    }

    /// The picture.
    @Argument(help: HelpText.help(en: "A PNG or JPEG file.", ko: "PNG나 JPEG 파일입니다."))
    var image: String

    /// The way of seeing.
    @Option(
        name: .customLong("as"),
        help: HelpText.help(
            en: """
                protan, deutan, tritan, achroma: without red, green, blue or any cones; invert: colors inverted; \
                smart-invert: but for pictures, which --capture tells; dim: little brightness; blur: out of focus.
                """,
            ko: """
                protan, deutan, tritan, achroma: 제1·제2·제3색각 이상, 전색맹. invert: 색상 반전. smart-invert: \
                이미지를 뺀 스마트 반전(--capture 필요). dim: 낮은 밝기. blur: 초점이 \
                맞지 않는 눈.
                """))
    var sight: Sight

    /// The tree of elements that the picture shows.
    @Option(
        help: HelpText.help(
            en: "The capture that the picture shows, for smart-invert.", ko: "이미지가 보여 주는 캡처입니다. smart-invert에 씁니다."))
    var capture: String?

    /// Where it is written.
    @Option(help: HelpText.help(en: "The PNG file to write.", ko: "저장할 PNG 파일입니다."))
    var output: String

    /// The language of every sentence.
    @OptionGroup var languageOption: LanguageOption

    /// Reads, filters and writes.
    func run(in context: CommandContext, language: ReportLanguage) throws(CommandFailure) -> ExitStatus {
        let file = try OutputFile(output)
        let picture = try PictureOnDisk(image).image
        let seen = try sight == .smartInvert
            ? smartlyInverted() : sight.filter(width: picture.width).applied(to: picture)
        let bytes: [UInt8]
        do throws(PictureProblem) {
            bytes = try PictureReader.png(of: seen)
        } catch {
            throw CommandFailure(.nothingDone, error.sentence)
        }
        try file.write(bytes)
        return .clean
    }

    /// The picture as Smart Invert shows it. What it leaves as it is, only a capture tells.
    private func smartlyInverted() throws(CommandFailure) -> PixelImage {
        guard let capture else {
            throw CommandFailure(
                .badRequest,
                Bilingual(
                    en: """
                        Smart Invert leaves pictures as they are: name the capture that says where they lie with \
                        --capture.
                        """,
                    ko: "스마트 반전은 이미지를 그대로 둡니다. 이미지의 위치가 담긴 캡처를 --capture로 지정하세요."))
        }
        let read = try CaptureOnDisk(capture, shownBy: image).file
        guard let shown = read.picture, let tree = read.trees.last else {
            throw CommandFailure(
                .nothingDone,
                read.notes.first?.text
                    ?? Bilingual(
                        en: "The picture does not show the capture “\(capture)”.",
                        ko: "이미지가 ‘\(capture)’ 캡처의 화면이 아닙니다."))
        }
        return shown.smartlyInverted(tree)
    }
}
