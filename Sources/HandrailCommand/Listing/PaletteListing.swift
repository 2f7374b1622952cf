import HandrailModel
import HandrailReport
import HandrailReporting
import HandrailTranscripts

/// The color sets of an app and the colors that its code makes, with what they do to people.
struct PaletteListing: Listing {
    /// The language.
    let language: ReportLanguage
    /// The colors, in the order in which they are listed.
    let colors: [Palette.Entry]

    /// The colors of an audit.
    init(audit: Audit, language: ReportLanguage) {
        self.language = language
        colors = Palette(audit).entries
    }

    private struct Wire: Encodable {
        let schema = "handrail.palette/1"
        let colors: [Listed]
    }

    /// A color as it is printed.
    private struct Listed: Encodable {
        let name: String
        let looks: [Look]
        let lowestContrast: Double?
        let places: [String]

        init(_ entry: Palette.Entry) {
            name = entry.name
            looks = entry.looks.map(Look.init)
            lowestContrast = entry.lowestContrast
            places = entry.places.map(\.text)
        }
    }

    /// A look as it is printed.
    private struct Look: Encodable {
        let appearance: String?
        let color: String
        let opacity: Double
        let protanopia: String
        let deuteranopia: String
        let tritanopia: String
        let achromatopsia: String

        init(_ look: PaletteLook) {
            appearance = look.appearance?.en
            color = look.color
            opacity = look.opacity
            protanopia = look.protanopia
            deuteranopia = look.deuteranopia
            tritanopia = look.tritanopia
            achromatopsia = look.achromatopsia
        }
    }

    /// The colors, each with how it looks and where it is used.
    func text(on page: TextPage) -> String {
        var page = page
        for color in colors {
            page.heading(color.name)
            for look in color.looks { page.line(line(look), indent: 2) }
            if let contrast = color.lowestContrast {
                let words = Bilingual(en: "Lowest contrast of a text: ", ko: "텍스트의 가장 낮은 대비: ")[language]
                page.line(words + "\(contrast):1", indent: 2)
            }
            for place in color.places { page.line(place.text, indent: 4) }
            if color.places.isEmpty {
                page.line(Bilingual(en: "On no screen that was read.", ko: "읽은 화면에서는 쓰이지 않습니다.")[language], indent: 4)
            }
        }
        if colors.isEmpty {
            page.paragraph(
                Bilingual(en: "The app has no color of its own.", ko: "앱이 직접 정한 색이 없습니다.")[language])
        }
        return page.text
    }

    private func line(_ look: PaletteLook) -> String {
        let opacity = look.opacity < 1 ? " \(Int((look.opacity * 100).rounded())) %" : ""
        let names = [
            (Bilingual(en: "protanopia", ko: "제1색각 이상"), look.protanopia),
            (Bilingual(en: "deuteranopia", ko: "제2색각 이상"), look.deuteranopia),
            (Bilingual(en: "tritanopia", ko: "제3색각 이상"), look.tritanopia),
            (Bilingual(en: "achromatopsia", ko: "전색맹"), look.achromatopsia),
        ]
        let seen = names.map { "\($0[language]) \($1)" }.joined(separator: ", ")
        return look.color + opacity + (look.appearance.map { " (\($0[language]))" } ?? "") + " · " + seen
    }

    /// The colors for programs.
    func json() throws -> String { try JSONText.of(Wire(colors: colors.map(Listed.init))) }
}
