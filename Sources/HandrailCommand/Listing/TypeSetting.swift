import HandrailModel
import HandrailSemantics
import HandrailSource
import HandrailStandards
import HandrailTranscripts

/// One way in which texts of an app are set, and where.
struct TypeSetting: Encodable {
    /// The text style whose sizes it has or grows with; missing where it does not grow, or nothing is known.
    let style: String?
    /// Points at the default text size; missing where they are not known.
    let points: Double?
    /// Whether it grows with the chosen text size; missing where that is not known.
    let grows: Bool?
    /// The name that its font is asked for by; missing for the fonts of the system.
    let family: String?
    /// The weight that is asked for.
    let weight: String?
    /// How many texts are set so.
    let texts: Int
    /// Where.
    let places: [String]

    /// The ways in which the texts of all screens are set, most used first; a place counts once.
    static func all(in audit: Audit) -> [TypeSetting] {
        var places: [Look: Set<SourcePlace>] = [:]
        for screen in audit.screens {
            let tree = screen.screen.tree
            let platform = screen.screen.platforms.map(\.platform).min() ?? .iOS
            for index in tree.elements.indices where tree.elements[index].kind == .text {
                for look in Look.all(of: ResolvedText(tree[index]), on: platform) {
                    places[look, default: []].insert(tree[index].place)
                }
            }
        }
        return places.sorted { ($1.value.count, $0.key.order) < ($0.value.count, $1.key.order) }.map { look, places in
            TypeSetting(
                style: look.style, points: look.points, grows: look.grows, family: look.family, weight: look.weight,
                texts: places.count, places: places.sorted().compactMap { SourceLocation($0, in: audit.files)?.text })
        }
    }

    /// How a text looks.
    private struct Look: Hashable {
        var style: String?
        var points: Double?
        var grows: Bool?
        var family: String?
        var weight: String?

        /// What equally many texts are sorted by.
        var order: String { [family, style, weight, points.map { "\($0)" }].map { $0 ?? "" }.joined(separator: " ") }

        /// The looks that a text may have: one for each font that a condition chooses from.
        static func all(of text: ResolvedText, on platform: Platform) -> [Look] {
            guard let font = text.font else {
                let weight = text.weight.value
                return [
                    text.isSystemSet
                        ? Look(weight: weight)
                        : Look(
                            style: "body", points: ResolvedFont(growth: .style(.body)).size(on: platform), grows: true,
                            weight: weight)
                ]
            }
            return font.use.alternatives.map { use in
                Look(
                    style: style(of: use), points: ResolvedFont(use)?.size(on: platform),
                    grows: use.growsWithTextSize, family: use.family.value,
                    weight: text.weight.value ?? use.weight.value)
            }
        }

        private static func style(of use: FontUse) -> String? {
            switch use.size {
            case .style(let name): name
            case .scaling(_, let name): name
            case .fixed, .oneOf, .unknown: nil
            }
        }
    }

    /// What it is called.
    var title: Bilingual {
        let system = Bilingual(en: "System font", ko: "시스템 서체")
        let name = family.map { Bilingual(en: $0, ko: $0) } ?? system
        let rest = [style, points.map { "\(Self.plain($0)) pt" }, weight].compactMap(\.self)
        guard !rest.isEmpty else {
            return family == nil
                ? Bilingual(en: "Set by the system, or not known", ko: "시스템이 정하거나 알 수 없음") : name
        }
        return Bilingual(
            en: ([name.en] + rest).joined(separator: " · "), ko: ([name.ko] + rest).joined(separator: " · "))
    }

    /// How many texts there are, and whether they grow.
    var summary: Bilingual {
        let growth: Bilingual =
            switch grows {
            case true: Bilingual(en: "grows with the text size", ko: "글자 크기 설정을 따름")
            case false: Bilingual(en: "stays at this size", ko: "크기가 고정됨")
            case nil: Bilingual(en: "growth not known", ko: "설정을 따르는지 알 수 없음")
            }
        return Bilingual(en: "Texts: \(texts) · \(growth.en)", ko: "텍스트 \(texts)개 · \(growth.ko)")
    }

    private static func plain(_ points: Double) -> String {
        points == points.rounded() && abs(points) < 1e6 ? "\(Int(points))" : "\((points * 10).rounded() / 10)"
    }
}
