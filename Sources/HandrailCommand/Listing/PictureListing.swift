import HandrailCaptureImporter
import HandrailModel
import HandrailPixels
import HandrailReporting
import HandrailTranscripts

/// What can be said of a screenshot without a tree of elements, and that nothing else can.
struct PictureListing: Listing {
    private let image: PixelImage
    private let language: ReportLanguage
    private let saturation: ScreenSaturation?

    /// What is known of a picture, in `language`.
    init(_ image: PixelImage, language: ReportLanguage) {
        self.image = image
        self.language = language
        saturation = SaturationCount.of(image, without: [])
    }

    private var isDark: Bool { ScreenPicture.isDark(image) }

    private var space: String { image.space == .displayP3 ? "Display P3" : "sRGB" }

    private var percent: Int { Int(((saturation?.share ?? 0) * 100).rounded()) }

    private static let unknown = Bilingual(
        en: """
            There is no tree of elements beside it, so nothing can be said of names, roles, order and targets, and not \
            which pixels are words: no contrast was measured and no rule was asked. Capture the tree at the same moment.
            """,
        ko: """
            옆에 요소 트리가 없어 이름, 역할, 순서, 터치 영역을 알 수 없고 어떤 픽셀이 글자인지도 알 수 없습니다. 대비를 측정하지 않았고 규칙도 적용하지 않았습니다. 같은 순간의 트리를 \
            함께 캡처하세요.
            """)

    /// The account for people.
    func text(on page: TextPage) -> String {
        var page = page
        page.heading(Bilingual(en: "A screenshot alone", ko: "스크린샷만 있음")[language])
        page.line(
            Bilingual(
                en: "\(image.width) × \(image.height) pixels, \(space), \(isDark ? "mostly dark" : "mostly light")",
                ko: "\(image.width) × \(image.height)픽셀, \(space), \(isDark ? "대체로 어두움" : "대체로 밝음")")[language])
        if let saturation {
            page.line(
                Bilingual(
                    en: "strongly saturated: \(percent) % of the area, hues: \(saturation.hues)",
                    ko: "채도가 높은 영역: \(percent)%, 색상: \(saturation.hues)가지")[language])
        }
        page.paragraph(Self.unknown[language])
        return page.text
    }

    /// The account for programs.
    func json() throws -> String {
        try JSONText.of(
            Wire(
                width: image.width, height: image.height, space: space, isDark: isDark,
                saturatedShare: saturation?.share, saturatedHues: saturation?.hues,
                notes: [Self.unknown[language]]))
    }

    /// The account as `--format json` prints it.
    struct Wire: Encodable {
        /// Name and version of this form.
        let schema = "handrail.picture-info/1"
        /// Pixels in a row.
        let width: Int
        /// Rows.
        let height: Int
        /// The space of its colors.
        let space: String
        /// Whether most of it is dark.
        let isDark: Bool
        /// The share of its area in strong colors.
        let saturatedShare: Double?
        /// How many hues these have.
        let saturatedHues: Int?
        /// What cannot be said.
        let notes: [String]
    }
}
