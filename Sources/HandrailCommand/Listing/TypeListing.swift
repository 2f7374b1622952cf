import HandrailModel
import HandrailReporting
import HandrailSemantics
import HandrailSource
import HandrailTranscripts

/// How the texts of an app are set, and the fonts that it brings along.
struct TypeListing: Listing {
    /// The language.
    let language: ReportLanguage
    private let settings: [TypeSetting]
    private let fonts: [Font]

    /// The texts and fonts of an audit.
    init(audit: Audit, language: ReportLanguage) {
        self.language = language
        settings = TypeSetting.all(in: audit)
        let asked = Set(settings.compactMap(\.family))
        fonts = audit.facts.bundleItems(of: [.font]).compactMap { item in
            guard case .font(let font) = item else { return nil }
            return Font(font, isUsed: !asked.isDisjoint(with: font.names), in: audit)
        }
    }

    /// A font file as it is printed.
    private struct Font: Encodable {
        let file: String
        let isUsedOnScreens: Bool
        let faces: [Face]

        init(_ font: BundleFont, isUsed: Bool, in audit: Audit) {
            file = audit.file(of: font.place).path
            isUsedOnScreens = isUsed
            faces = font.faces.map(Face.init)
        }
    }

    /// A face of a font as it is printed.
    private struct Face: Encodable {
        let family: String?
        let name: String?
        let weight: Int?
        let width: Int?
        let isItalic: Bool
        let axes: [Axis]
        /// Scripts of which it has all letters.
        let scripts: [String]
        /// Scripts of which it has some letters.
        let partly: [String]

        init(_ face: FontFace) {
            family = face.family
            name = face.postScriptName
            weight = face.weight
            width = face.width
            isItalic = face.isItalic
            axes = face.axes.map { Axis(tag: $0.tag, least: $0.least, most: $0.most) }
            scripts = FontScript.allCases.filter { face.coverage[$0] == .wholly }.map(\.rawValue)
            partly = FontScript.allCases.filter { face.coverage[$0] == .partly }.map(\.rawValue)
        }
    }

    /// A direction of variation as it is printed.
    private struct Axis: Encodable {
        let tag: String
        let least: Double
        let most: Double
    }

    private struct Wire: Encodable {
        let schema = "handrail.type/1"
        let texts: [TypeSetting]
        let fonts: [Font]
    }

    /// The ways in which text is set, most used first, then the fonts.
    func text(on page: TextPage) -> String {
        var page = page
        for setting in settings {
            page.heading(setting.title[language])
            page.paragraph(setting.summary[language], indent: 2, hanging: 2)
            for place in setting.places.prefix(Self.mostPlaces) { page.line(place, indent: 4) }
            if setting.places.count > Self.mostPlaces {
                page.line("… +\(setting.places.count - Self.mostPlaces)", indent: 4)
            }
        }
        if settings.isEmpty {
            page.paragraph(Bilingual(en: "No screen shows text.", ko: "텍스트를 보여 주는 화면이 없습니다.")[language])
        }
        for font in fonts {
            page.heading(font.file)
            for line in lines(about: font) { page.paragraph(line, indent: 2, hanging: 2) }
        }
        return page.text
    }

    /// Places that are printed of each way; JSON has all.
    private static let mostPlaces = 10

    private func lines(about font: Font) -> [String] {
        let use = font.isUsedOnScreens
            ? Bilingual(en: "Used on screens", ko: "화면에서 쓰임")
            : Bilingual(en: "On no screen that was read", ko: "읽은 화면에서는 쓰이지 않음")
        guard !font.faces.isEmpty else {
            return [Bilingual(en: "Could not be read as a font", ko: "서체로 읽을 수 없음")[language], use[language]]
        }
        return font.faces.map(line) + [use[language]]
    }

    private func line(about face: Face) -> String {
        let weight = face.weight.map { Bilingual(en: "weight \($0)", ko: "굵기 \($0)")[language] }
        let italic = face.isItalic ? Bilingual(en: "italic", ko: "이탤릭")[language] : nil
        let axes = face.axes.map { "\($0.tag) \(Int($0.least))–\(Int($0.most))" }
        let scripts = FontScript.allCases.filter { face.scripts.contains($0.rawValue) }.map { $0.name[language] }
        let name = [face.family, face.name].compactMap(\.self).joined(separator: " · ")
        return ([name, weight, italic].compactMap(\.self) + axes + [scripts.joined(separator: ", ")])
            .filter { !$0.isEmpty }.joined(separator: " · ")
    }

    /// All of it for programs.
    func json() throws -> String { try JSONText.of(Wire(texts: settings, fonts: fonts)) }
}
