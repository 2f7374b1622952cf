import HandrailModel
import HandrailSemantics

/// A color set that nobody can tell from another.
struct NearDuplicateColor: BundleItemRule {
    static let info = RuleInfo(
        id: "near-duplicate-color",
        title: Bilingual(en: "Color that cannot be told from another", ko: "다른 색과 구별되지 않는 색"),
        reason: Bilingual(
            en: """
                Two colors that differ by a hair look like one that was mistyped: the difference tells people nothing, \
                and a contrast that is too low has to be mended twice.
                """,
            ko: "아주 조금만 다른 두 색은 잘못 적은 같은 색처럼 보입니다. 둘의 차이로는 아무것도 전할 수 없고, 대비를 고칠 때도 두 번 고쳐야 합니다."),
        impact: .minor, guidelines: ["color.coordinated-palette"], criteria: [], examples: examples)

    private static func color(_ green: Int, dark: Int? = nil, alpha: String = "1.000") -> String {
        func entry(_ green: Int, _ appearance: String = "") -> String {
            #"{"idiom": "universal"\#(appearance), "color": {"color-space": "srgb", "components": "#
                + #"{"red": "40", "green": "\#(green)", "blue": "200", "alpha": "\#(alpha)"}}}"#
        }
        let night = #", "appearances": [{"appearance": "luminosity", "value": "dark"}]"#
        let entries = [entry(green)] + (dark.map { [entry($0, night)] } ?? [])
        return #"{"colors": [\#(entries.joined(separator: ", "))]}"#
    }

    private static func pair(
        _ expectation: RuleExample.Expectation, _ one: String, _ other: String, named name: String = "Link"
    ) -> RuleExample {
        RuleExample(
            expectation, (expectation == .review ? "↓" : "") + other,
            in: "Assets.xcassets/\(name).colorset/Contents.json",
            files: ["Assets.xcassets/Brand.colorset/Contents.json": one])
    }

    private static let examples: [RuleExample] = [
        pair(.review, color(100), color(101)),
        pair(.review, color(100, dark: 160), color(101, dark: 161)),
        pair(.silent, color(100), color(140)),
        pair(.silent, color(100), color(100, alpha: "0.500")),
        pair(.silent, color(100), color(101, dark: 160)),
        pair(.nearMiss("the same color under two names says what each is for"), color(100), color(100)),
        pair(.nearMiss("stops of a gradient are near each other"), color(100), color(101), named: "GradientEnd"),
        pair(.nearMiss("they differ in Dark Mode"), color(100, dark: 160), color(101, dark: 220)),
    ]

    let kinds: Set<BundleItem.Kind> = [.color]

    /// Two color sets.
    struct Signal: Hashable, Sendable {
        /// The one that is named.
        let name: String
        /// The one before it that looks the same.
        let other: String
    }

    func examine(_ item: BundleItem, in project: ProjectFacts, _ answers: inout Answers<Signal>) {
        guard case .color(let color) = item, !color.variants.isEmpty else { return }
        let colors = project.bundleItems(of: [.color])
        // Each is compared with all before it.
        guard colors.count <= Self.most else {
            return answers.cannotTell(
                en: "there are more colors than are compared", ko: "비교할 수 있는 것보다 색이 많습니다")
        }
        for case .color(let other) in colors {
            if other.place == color.place { break }
            // The stops of a gradient are near each other on purpose.
            guard Self.isNear(color, other), !color.name.lowercased().contains("gradient") else { continue }
            return answers.review(
                Signal(name: color.name, other: other.name), of: item,
                related: [
                    RelatedPlace(place: other.place, why: Bilingual(en: "the other color", ko: "비슷한 다른 색"))
                ])
        }
        answers.pass()
    }

    /// The most color sets that are compared with each other.
    private static let most = 1000

    /// Whether colors differ in every appearance by less than people see, and in one at all.
    private static func isNear(_ a: ColorAsset, _ b: ColorAsset) -> Bool {
        guard a.variants.count == b.variants.count, a.variants != b.variants else { return false }
        return zip(a.variants, b.variants).allSatisfy { one, other in
            guard one.isDark == other.isDark, one.isHighContrast == other.isHighContrast, let first = one.color,
                let second = other.color, first.alpha == second.alpha, first.space == second.space,
                abs(first.red - second.red) < 0.03, abs(first.green - second.green) < 0.03
            else { return false }
            return ColorDifference.between(first, second) < justSeen
        }
    }

    /// Half of what is just seen where two colors touch.
    private static let justSeen = 1.0

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: "Nobody can tell the color “\(signal.name)” from “\(signal.other)”, and yet they are not the same.",
                ko: "색 “\(signal.name)”와(과) “\(signal.other)”은(는) 눈으로 구별되지 않지만 값이 다릅니다."),
            fix: Bilingual(
                en: "Use one of the two, or set them apart so that the difference is seen.",
                ko: "둘 중 하나만 쓰거나, 차이가 눈에 보이도록 값을 떨어뜨리세요."))
    }
}
