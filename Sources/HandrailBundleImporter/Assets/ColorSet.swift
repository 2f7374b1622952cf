import HandrailMarkup
import HandrailModel

/// The colors of one `.colorset`.
///
/// Of several entries for the same appearance one is taken: universal ones first, then those without a subtype or
/// locale, then those for all displays or sRGB ones, then those that name their appearance, then the first.
struct ColorSet {
    /// One variant for each appearance: light before dark, normal before high contrast.
    let variants: [ColorAsset.Variant]

    /// Reads the contents of a `Contents.json`.
    init(_ contents: JSONNode) {
        let entries = (contents["colors"]?.elements ?? []).map(Entry.init)
        variants = [(false, false), (false, true), (true, false), (true, true)].compactMap { isDark, isHighContrast in
            let fitting = entries.filter { $0.isDark == isDark && $0.isHighContrast == isHighContrast }
            return fitting.min { $0.rank < $1.rank }.map {
                ColorAsset.Variant(
                    isDark: isDark, isHighContrast: isHighContrast, color: $0.color, systemName: $0.systemName)
            }
        }
    }

    private struct Entry {
        let isDark: Bool
        let isHighContrast: Bool
        let color: ColorValue?
        let systemName: String?
        /// Lower is taken first; `min` keeps the first of equals.
        let rank: Int

        init(_ node: JSONNode) {
            let appearances = node["appearances"]?.elements ?? []
            func value(_ appearance: String) -> String? {
                appearances.first { $0["appearance"]?.stringValue == appearance }?["value"]?.stringValue
            }
            isDark = value("luminosity") == "dark"
            isHighContrast = value("contrast") == "high"
            color = node["color"].flatMap(ColorComponents.color)
            systemName = node["color"]?["reference"]?.stringValue
            let gamut = node["display-gamut"]?.stringValue
            let demotions = [
                (node["idiom"]?.stringValue ?? "universal") != "universal",
                node["subtype"] != nil || node["locale"] != nil,
                gamut != nil && gamut != "sRGB",
                !isDark && value("luminosity") == nil,
            ]
            rank = demotions.reduce(0) { $0 * 2 + ($1 ? 1 : 0) }
        }
    }
}
