import HandrailModel
import HandrailSemantics
import HandrailSource

/// A color set that nobody can tell from another.
struct NearDuplicateColor: BundleUseRule {
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

    private static func color(_ red: Int, dark: Int? = nil, alpha: String = "1.000") -> String {
        func entry(_ red: Int, _ appearance: String = "") -> String {
            #"{"idiom": "universal"\#(appearance), "color": {"color-space": "srgb", "components": "#
                + #"{"red": "\#(red)", "green": "100", "blue": "200", "alpha": "\#(alpha)"}}}"#
        }
        let night = #", "appearances": [{"appearance": "luminosity", "value": "dark"}]"#
        let entries = [entry(red)] + (dark.map { [entry($0, night)] } ?? [])
        return #"{"colors": [\#(entries.joined(separator: ", "))]}"#
    }

    /// A color set in fractions, as another notation writes the same steps of 255.
    private static func fraction(_ red: String) -> String {
        #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": "#
            + #"{"red": "\#(red)", "green": "0.392", "blue": "0.784", "alpha": "1.000"}}}]}"#
    }

    /// Two color sets, and code that shows some of them.
    private static func pair(
        _ expectation: RuleExample.Expectation, _ one: String, _ other: String, named name: String = "Link",
        beside first: String = "Brand", shown: [String]? = nil
    ) -> RuleExample {
        let views = (shown ?? [first, name]).map { "Text(\"Pier\").background(Color(\"\($0)\"))" }
        return RuleExample(
            expectation, (expectation == .review ? "↓" : "") + other,
            in: "Assets.xcassets/\(name).colorset/Contents.json",
            files: [
                "Assets.xcassets/\(first).colorset/Contents.json": one,
                "Example.swift": """
                import SwiftUI
                struct Example: View { var body: some View { VStack { \(views.joined(separator: "; ")) } } }
                """,
            ])
    }

    /// Two color sets of which a screen of UIKit shows both.
    private static func inUIKit(
        _ expectation: RuleExample.Expectation, _ one: String, _ other: String, named name: String,
        beside first: String
    ) -> RuleExample {
        let example = pair(expectation, one, other, named: name, beside: first)
        return RuleExample(
            expectation, example.code, in: example.fileName,
            files: example.files.merging([
                "Example.swift": """
                import UIKit
                final class PierController: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        view.backgroundColor = UIColor(named: "\(first)")
                        view.tintColor = UIColor(named: "\(name)")
                    }
                }
                """
            ]) { _, own in own })
    }

    private static let examples: [RuleExample] = [
        pair(.review, color(40), color(43)),
        pair(.review, color(40, dark: 60), color(43, dark: 63)),
        inUIKit(.review, color(40), color(43), named: "Blue20", beside: "Blue10"),
        pair(.review, color(40), fraction("0.169")),
        pair(.silent, color(40), color(90)),
        pair(.silent, color(40), color(40, alpha: "0.500")),
        pair(.silent, color(40), color(43, dark: 60)),
        pair(.nearMiss("the same color under two names says what each is for"), color(40), color(40)),
        pair(.nearMiss("a step of 255 is what rounding makes"), color(40), color(41)),
        pair(.nearMiss("it is the same color in another notation"), color(40), fraction("0.157")),
        pair(.nearMiss("stops of a gradient are near each other"), color(40), color(43), named: "GradientEnd"),
        pair(.nearMiss("they differ in Dark Mode"), color(40, dark: 60), color(43, dark: 120)),
        pair(
            .nearMiss("each has a role of its own in a theme"), color(40), color(43), named: "LoginBackground",
            beside: "CardStroke"),
        inUIKit(
            .nearMiss("each has a role of its own in a theme"), color(40), color(43), named: "pier_header",
            beside: "background"),
        pair(.nearMiss("nothing shows one of them"), color(40), color(43), shown: ["Brand"]),
    ]

    /// Two color sets.
    struct Signal: Hashable, Sendable {
        /// The one that is named.
        let name: String
        /// The one before it that looks the same.
        let other: String
    }

    func examine(_ uses: BundleUses, in project: ProjectFacts, _ answers: inout Answers<Signal>) {
        let colors = project.bundleItems(of: [.color]).compactMap { item -> ColorAsset? in
            guard case .color(let color) = item, !color.variants.isEmpty else { return nil }
            return color
        }
        // Each is compared with all before it.
        guard colors.count <= Self.most else {
            return answers.cannotTell(
                en: "there are more colors than are compared", ko: "비교할 수 있는 것보다 색이 많습니다")
        }
        let pairs = colors.indices.compactMap { index -> (color: ColorAsset, others: [ColorAsset])? in
            let others = colors[..<index].filter { Self.isPair(colors[index], $0) }
            return others.isEmpty ? nil : (colors[index], others)
        }
        guard !pairs.isEmpty else { return answers.pass() }
        let names = Set(pairs.flatMap { pair in ([pair.color] + pair.others).flatMap { [$0.name, $0.plainName] } })
        let found = project.names.found([], orAsWords: names)
        func isUsed(_ color: ColorAsset) -> Bool { found.contains(color.name) || found.contains(color.plainName) }
        for (color, others) in pairs {
            // What nothing shows is told apart from nothing.
            guard isUsed(color), let other = others.first(where: isUsed) else {
                answers.pass()
                continue
            }
            answers.review(
                Signal(name: color.name, other: other.name), of: .color(color),
                related: [
                    RelatedPlace(place: other.place, why: Bilingual(en: "the other color", ko: "비슷한 다른 색"))
                ])
        }
    }

    /// The most color sets that are compared with each other.
    private static let most = 1000

    /// Whether one of two colors looks as if it was mistyped for the other.
    private static func isPair(_ color: ColorAsset, _ other: ColorAsset) -> Bool {
        // The stops of a gradient are near each other on purpose.
        guard isNear(color, other), !color.name.lowercased().contains("gradient") else { return false }
        return !(color.hasRole && other.hasRole)
    }

    /// Whether colors differ in every appearance by less than people see, and in one by more than rounding makes.
    private static func isNear(_ a: ColorAsset, _ b: ColorAsset) -> Bool {
        guard a.variants.count == b.variants.count, a.variants != b.variants else { return false }
        var isRounded = true
        for (one, other) in zip(a.variants, b.variants) {
            guard one.isDark == other.isDark, one.isHighContrast == other.isHighContrast, let first = one.color,
                let second = other.color, steps(first.alpha, second.alpha) == 0, first.space == second.space,
                abs(first.red - second.red) < 0.03, abs(first.green - second.green) < 0.03,
                ColorDifference.between(first, second) < justSeen
            else { return false }
            let sides = [
                steps(first.red, second.red), steps(first.green, second.green), steps(first.blue, second.blue),
            ]
            isRounded = isRounded && sides.allSatisfy { $0 <= 1 }
        }
        return !isRounded
    }

    /// How many of the 255 steps of a component lie between two, however each is written.
    private static func steps(_ a: Double, _ b: Double) -> Int {
        abs(Int((a * 255).rounded()) - Int((b * 255).rounded()))
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

extension ColorAsset {
    /// The name without the folders that provide a namespace.
    fileprivate var plainName: String { name.split(separator: "/").last.map(String.init) ?? name }

    /// Whether its name says what it colors, as themes do, and no more than that: a step of a scale, such as
    /// `Background20`, is one of a palette.
    fileprivate var hasRole: Bool {
        guard plainName.last?.isNumber == false else { return false }
        return !Self.words(of: plainName).isDisjoint(with: Self.roles)
    }

    /// The words of a name in lower case: `login`, `background` of `LoginBackground` and of `login_background`.
    private static func words(of name: String) -> Set<String> {
        Set(name.split { !$0.isLetter }.flatMap { part in String(part).camelCaseWords + [part.lowercased()] })
    }

    /// Words for what a theme colors.
    private static let roles: Set<String> = [
        "background", "bg", "backdrop", "surface", "foreground", "fg", "overlay", "stroke", "border", "outline",
        "separator", "divider", "header", "footer", "label", "title", "subtitle", "text", "caption", "placeholder",
        "tint", "button", "cell", "row", "card", "bar", "tab", "tabbar", "navbar", "field", "input", "icon", "badge",
        "bubble", "chip", "widget", "switch", "toggle", "slider", "progress", "selection", "shadow", "fill",
    ]
}
