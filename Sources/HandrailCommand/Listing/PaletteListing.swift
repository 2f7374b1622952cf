import HandrailModel
import HandrailReporting
import HandrailSemantics
import HandrailSource
import HandrailTranscripts

/// The color sets of an app and the colors that its code makes, with what they do to people.
struct PaletteListing: Listing {
    /// The language.
    let language: ReportLanguage
    private let colors: [Listed]

    /// The colors of an audit: color sets by name, then colors of code by their components.
    init(audit: Audit, language: ReportLanguage) {
        self.language = language
        var uses = PaletteUses()
        for screen in audit.screens { uses.add(screen) }
        let sets = audit.facts.bundleItems(of: [.color]).compactMap { item -> Listed? in
            guard case .color(let color) = item else { return nil }
            let variants = color.variants.compactMap { variant in
                variant.color.map {
                    Look($0, Appearance(isDark: variant.isDark, hasIncreasedContrast: variant.isHighContrast))
                }
            }
            return Listed(color.name, variants, uses.of(.asset(color)), audit)
        }
        let literals = uses.literals.map { value in
            Listed(value.hexadecimal, [Look(value, nil)], uses.of(.literal(value)), audit)
        }
        colors = sets.sorted { $0.name < $1.name } + literals.sorted { $0.name < $1.name }
    }

    /// A color and where it is used.
    private struct Listed: Encodable {
        let name: String
        let looks: [Look]
        /// The lowest contrast of a text in it, of those that could be measured.
        let lowestContrast: Double?
        let places: [String]

        init(_ name: String, _ looks: [Look], _ uses: PaletteUses.Found?, _ audit: Audit) {
            self.name = name
            self.looks = looks
            lowestContrast = uses?.lowestContrast.map { ($0 * 100).rounded(.down) / 100 }
            places = (uses?.places ?? []).sorted().compactMap { SourceLocation($0, in: audit.files)?.text }
        }
    }

    /// A color in an appearance, as it is and as people who are color blind see it.
    private struct Look: Encodable {
        let appearance: String?
        let color: String
        let opacity: Double
        let protanopia: String
        let deuteranopia: String
        let tritanopia: String

        init(_ value: ColorValue, _ appearance: Appearance?) {
            self.appearance = appearance.map {
                ($0.isDark ? "dark" : "light") + ($0.hasIncreasedContrast ? ", increased contrast" : "")
            }
            color = value.inSRGB.hexadecimal
            opacity = value.alpha
            protanopia = ColorVision.protanopia.seen(value).hexadecimal
            deuteranopia = ColorVision.deuteranopia.seen(value).hexadecimal
            tritanopia = ColorVision.tritanopia.seen(value).hexadecimal
        }
    }

    private struct Wire: Encodable {
        let schema = "handrail.palette/1"
        let colors: [Listed]
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
            for place in color.places { page.line(place, indent: 4) }
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

    private func line(_ look: Look) -> String {
        let opacity = look.opacity < 1 ? " \(Int((look.opacity * 100).rounded())) %" : ""
        let names = [
            (Bilingual(en: "protanopia", ko: "제1색각 이상"), look.protanopia),
            (Bilingual(en: "deuteranopia", ko: "제2색각 이상"), look.deuteranopia),
            (Bilingual(en: "tritanopia", ko: "제3색각 이상"), look.tritanopia),
        ]
        let seen = names.map { "\($0[language]) \($1)" }.joined(separator: ", ")
        return look.color + opacity + (look.appearance.map { " (\(word($0)))" } ?? "") + " · " + seen
    }

    private func word(_ appearance: String) -> String {
        guard language == .korean else { return appearance }
        return appearance.replacing("light", with: "라이트").replacing("dark", with: "다크")
            .replacing("increased contrast", with: "대비 증가")
    }

    /// The colors for programs.
    func json() throws -> String { try JSONText.of(Wire(colors: colors)) }
}
