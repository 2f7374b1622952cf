import HandrailModel
import HandrailSemantics

/// Color sets of texts that stay as they are when people ask for more contrast.
struct ColorWithoutIncreasedContrast: BundleUseRule {
    static let info = RuleInfo(
        id: "color-without-increased-contrast",
        title: Bilingual(en: "Text color without increased contrast", ko: "대비 증가 값이 없는 텍스트 색"),
        reason: Bilingual(
            en: """
                With Increase Contrast the colors of the system stand out more from their backgrounds. A color set \
                without a value for it stays as it is, for the people who need the difference most.
                """,
            ko: """
                대비 증가를 켜면 시스템 색상은 배경과 더 뚜렷이 구분됩니다. 대비 증가용 값이 없는 색상 세트는 그 차이가 가장 필요한 사람에게도 \
                그대로 보입니다.
                """),
        impact: .minor, guidelines: ["accessibility.contrast", "color.contrast-in-context"], criteria: [],
        settings: [.increasedContrast], examples: examples)

    private static func entry(_ white: String, _ appearances: String = "") -> String {
        #"{"idiom": "universal"\#(appearances), "color": {"color-space": "srgb", "components": "#
            + #"{"red": "\#(white)", "green": "\#(white)", "blue": "\#(white)", "alpha": "1.000"}}}"#
    }

    private static let high = #", "appearances": [{"appearance": "contrast", "value": "high"}]"#

    private static func color(
        _ expectation: RuleExample.Expectation, _ entries: String...,
        shown: String = #"Text("Departures").foregroundColor(Color("Quiet")).preferredColorScheme(.light)"#
    ) -> RuleExample {
        let view = "import SwiftUI\nstruct Example: View {\n    var body: some View {\n        \(shown)\n    }\n}\n"
        return RuleExample(
            expectation,
            (expectation == .review ? "↓" : "") + #"{"colors": [\#(entries.joined(separator: ", "))]}"#,
            in: "Assets.xcassets/Quiet.colorset/Contents.json", files: ["Example.swift": view])
    }

    private static let examples: [RuleExample] = [
        color(.review, entry("0.45")),
        color(.review, entry("0.40")),
        color(.silent, entry("0.45"), entry("0.20", high)),
        color(.silent, entry("0.10")),
        color(.silent, entry("0.45"), shown: #"Rectangle().fill(Color("Quiet"))"#),
        color(.nearMiss("too little contrast in any setting is told as that"), entry("0.80")),
    ]

    /// A color set and the lowest contrast of a text in it.
    struct Signal: Hashable, Sendable {
        /// Its name.
        let name: String
        /// The ratio, cut to a tenth.
        let ratio: String
    }

    private struct Found {
        let color: ColorAsset
        var ratio: Double
        var places: [RelatedPlace]
    }

    func examine(_ uses: BundleUses, in project: ProjectFacts, _ answers: inout Answers<Signal>) {
        var colors: [String: Found] = [:]
        for (_, tree) in uses.screens where tree.screen.presentation != .component {
            for index in tree.screen.tree.elements.indices where tree.screen.tree.elements[index].kind == .text {
                note(tree.screen.tree[index], on: tree, &colors)
            }
        }
        for (name, found) in colors.sorted(by: { $0.key < $1.key }) {
            guard found.ratio >= Self.enough, found.ratio < Self.increased else {
                answers.pass()
                continue
            }
            let tenths = Int((found.ratio * 10).rounded(.down))
            answers.review(
                Signal(name: name, ratio: "\(tenths / 10).\(tenths % 10)"), of: .color(found.color),
                related: Array(found.places.prefix(Self.mostPlaces)), cause: .app("increased contrast"))
        }
    }

    /// What text has to have in any case, and what people who ask for more are given (WCAG 2.2, 1.4.3 and 1.4.6).
    private static let (enough, increased) = (4.5, 7.0)
    private static let mostPlaces = 5

    private func note(_ text: ElementView, on tree: PerceivedTree, _ colors: inout [String: Found]) {
        let contrast = TextContrast.of(text, on: tree)
        guard case .asset(let color)? = contrast.color?.plain, !color.variants.isEmpty,
            !color.variants.contains(where: \.isHighContrast), case .measured(let measurements) = contrast.answer,
            let ratio = measurements.map(\.ratio).min()
        else { return }
        let place = RelatedPlace(
            place: contrast.use?.place ?? text.place, why: Bilingual(en: "text in this color", ko: "이 색을 쓴 텍스트"))
        var found = colors[color.name] ?? Found(color: color, ratio: ratio, places: [])
        found.ratio = min(found.ratio, ratio)
        if !found.places.contains(where: { $0.place == place.place }) { found.places.append(place) }
        colors[color.name] = found
    }

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: """
                    Text in “\(signal.name)” has a contrast of \(signal.ratio):1, and the color set has no value for \
                    Increase Contrast, with which people expect 7:1.
                    """,
                ko: """
                    “\(signal.name)” 색 텍스트의 대비가 \(signal.ratio):1이고, 색상 세트에 대비 증가용 값이 없습니다. 대비 증가를 켠 사람은 \
                    7:1을 기대합니다.
                    """),
            fix: Self.fix)
    }

    func phrase(_ signal: Signal, sharedBy places: Int) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: """
                    \(places) color sets of texts have no value for Increase Contrast and contrasts below 7:1, such as \
                    “\(signal.name)” with \(signal.ratio):1.
                    """,
                ko: """
                    텍스트에 쓰인 색상 세트 \(places)개에 대비 증가용 값이 없고 대비가 7:1보다 낮습니다. 예: “\(signal.name)” \
                    \(signal.ratio):1.
                    """),
            fix: Self.fix)
    }

    private static let fix = Bilingual(
        en: "Turn on “High Contrast” for the color set in the asset catalog, and choose a value of 7:1 or more there.",
        ko: "애셋 카탈로그에서 색상 세트의 ‘High Contrast’를 켜고 그 값을 7:1 이상으로 정하세요.")
}
