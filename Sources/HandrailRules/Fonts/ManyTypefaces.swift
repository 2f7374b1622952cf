import HandrailModel

/// More typefaces over the screens of an app than people tell apart.
struct ManyTypefaces: BundleUseRule {
    static let info = RuleInfo(
        id: "many-typefaces",
        title: Bilingual(en: "Many typefaces in one app", ko: "한 앱에 쓰인 여러 서체"),
        reason: Bilingual(
            en: """
                Each typeface more makes it harder to see what belongs together and what is a heading, and each has to \
                be made to follow the text size and Bold Text.
                """,
            ko: """
                서체가 늘어날수록 무엇이 제목이고 무엇이 함께 속하는지 알아보기 어렵고, 서체마다 글자 크기와 볼드체 텍스트 설정을 따르게 \
                해야 합니다.
                """),
        impact: .minor, guidelines: ["typography.few-typefaces", "typography.hierarchy"], criteria: [],
        options: [IconFonts.option], examples: examples)

    private let icons: IconFonts

    /// The rule as a project decides.
    init(options: RuleOptions = .standard) { icons = IconFonts(options) }

    private static func texts(_ names: String...) -> String {
        let rows = names.enumerated().map { index, name in
            #"    Text("Pier \#(index)").\#(index == 0 ? "↓" : "")font(.custom("\#(name)", size: 17))"#
        }
        return "VStack {\n\(rows.joined(separator: "\n"))\n}"
    }

    private static func quiet(_ names: String...) -> String {
        "VStack {\n" + names.map { "    Text(\"Pier\").font(.custom(\"\($0)\", size: 17))" }.joined(separator: "\n")
            + "\n}"
    }

    private static let examples: [RuleExample] = [
        RuleExample(.review, texts("Lora-Bold", "Georgia", "Futura-Medium", "Didot")),
        RuleExample(.review, texts("Lora-Bold", "Lora-Italic", "Georgia", "Futura-Medium", "Didot", "Optima")),
        RuleExample(.silent, quiet("Lora-Bold", "Georgia", "Didot")),
        RuleExample(.silent, quiet("Lora-Bold", "Lora-Italic", "Lora-Regular", "Lora-Medium")),
        RuleExample(.silent, quiet("Lora-Bold")),
        RuleExample(
            .nearMiss("a font of icons is no typeface"),
            quiet("Lora-Bold", "Georgia", "Didot", "FontAwesome5Free-Solid")),
    ]

    /// Families that an app may use beside the system's before it is asked whether they are too many.
    private static let most = 3

    func examine(_ uses: BundleUses, in project: ProjectFacts, _ answers: inout Answers<[String]>) {
        let faces = project.fonts.flatMap(\.faces)
        var families: [String: BundleUses.NamedFontSite] = [:]
        for use in uses.fonts where !icons.hold(use.site.font) && !use.name.hasPrefix(".") && !use.site.texts.isEmpty {
            let family = faces.first { $0.names.contains(use.name) }?.family
                ?? String(use.name.prefix { $0 != "-" })
            if families[family] == nil { families[family] = use }
        }
        guard families.count > Self.most else { return answers.pass() }
        let sorted = families.sorted { $0.value.site.place < $1.value.site.place }
        guard let first = sorted.first?.value else { return }
        answers.review(
            families.keys.sorted(), on: first.site.element, at: first.site.place, screen: first.screen,
            related: sorted.dropFirst().map {
                RelatedPlace(
                    place: $0.value.site.place, why: Bilingual(en: "first use of “\($0.key)”", ko: "“\($0.key)” 첫 사용"))
            })
    }

    func phrase(_ families: [String]) -> Phrasing {
        let names = families.joined(separator: ", ")
        return Phrasing(
            message: Bilingual(
                en: "Screens use \(families.count) typefaces beside the system's: \(names).",
                ko: "화면에서 시스템 서체 외에 \(families.count)가지 서체를 씁니다: \(names)."),
            fix: Bilingual(
                en: "Keep to one or two families, and show hierarchy with weight, size and color.",
                ko: "한두 가지 서체만 쓰고, 계층은 굵기와 크기, 색으로 나타내세요."))
    }
}
