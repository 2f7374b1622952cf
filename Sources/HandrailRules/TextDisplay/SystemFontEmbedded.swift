import HandrailModel

/// A system font that an app brings along as a file.
struct SystemFontEmbedded: BundleItemRule {
    static let info = RuleInfo(
        id: "system-font-embedded",
        title: Bilingual(en: "System font brought along as a file", ko: "파일로 넣은 시스템 서체"),
        reason: Bilingual(
            en: """
                A copy of San Francisco or New York neither grows with the chosen text size nor turns bold by itself, \
                and keeps the spacing and the characters of the day it was copied.
                """,
            ko: """
                파일로 넣은 San Francisco나 New York은 글자 크기와 볼드체 텍스트 설정을 스스로 따르지 않으며, 자간과 글자 모음도 복사한 \
                시점에 머뭅니다.
                """),
        impact: .moderate, guidelines: ["typography.system-fonts"], criteria: [], examples: examples)

    // A font is no text: the finding stands at the start of the file.
    private static func font(_ expectation: RuleExample.Expectation, _ name: String) -> RuleExample {
        RuleExample(expectation, expectation == .violation ? "↓font" : "font", in: name)
    }

    private static let examples: [RuleExample] = [
        font(.violation, "SF-Pro-Text-Regular.otf"),
        font(.violation, "SFProDisplay-Bold.ttf"),
        font(.violation, "NewYorkMedium-Regular.otf"),
        font(.silent, "Lato-Regular.ttf"),
        font(.silent, "Pretendard-Bold.otf"),
        font(.silent, "icons.ttf"),
        font(.nearMiss("a face of its own whose name begins alike"), "SFSportsNight.ttf"),
        named(.violation, "SF Pro Text", face: "SFProText-Regular", in: "Fonts/Body.ttf"),
        named(.violation, "New York", face: "NewYork-Regular", in: "Fonts/Story.ttf"),
        named(.silent, "Harbor", face: "Harbor-Regular", in: "Fonts/Body.ttf"),
        named(
            .nearMiss("the font itself says that it is another one"), "Harbor", face: "Harbor-Regular",
            in: "Fonts/SFProText-Regular.ttf"),
        named(
            .nearMiss("a family of its own that is called after the city"), "New York Diner", face: "NewYorkDiner",
            in: "Fonts/Story.ttf"),
    ]

    private static func named(
        _ expectation: RuleExample.Expectation, _ family: String, face: String, in path: String
    ) -> RuleExample {
        RuleExample(
            expectation, (expectation == .violation ? "↓" : "") + ExampleFont.file(family, face: face), in: path)
    }

    let kinds: Set<BundleItem.Kind> = [.font]

    func examine(_ item: BundleItem, in project: ProjectFacts, _ answers: inout Answers<String>) {
        guard case .font(let font) = item else { return }
        // What the font says of itself counts; its file may be called anything.
        let families = font.faces.compactMap(\.family)
        let isOne = families.isEmpty
            ? Self.beginnings.contains(where: Self.plain(font.name).hasPrefix)
            : families.contains { family in
                let name = Self.plain(family)
                return Self.whole.contains(name) || Self.beginnings.contains(where: name.hasPrefix)
            }
        guard isOne else { return answers.pass() }
        answers.violation(font.name, of: item, certainty: .likely)
    }

    private static func plain(_ name: String) -> String {
        String(name.lowercased().filter { $0.isLetter || $0.isNumber })
    }

    /// Families whose names others begin with as well, in the form of `beginnings`.
    private static let whole: Set<String> = [
        "sfpro", "sfns", "sfnstext", "sfnsdisplay", "sfnsmono", "sfnsrounded", "newyork",
    ]

    /// How these fonts and their files begin, in small letters and without anything between.
    private static let beginnings = [
        "sfprotext", "sfprodisplay", "sfprorounded", "sfcompact", "sfmono", "sfuitext", "sfuidisplay",
        "sfarabic", "newyorksmall", "newyorkmedium", "newyorklarge", "newyorkextralarge", "sanfrancisco",
    ]

    func phrase(_ name: String) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: "The font file “\(name)” is a system font, which the app may not bring along.",
                ko: "서체 파일 “\(name)”은(는) 시스템 서체로, 앱에 넣을 수 없습니다."),
            fix: Bilingual(
                en: """
                    Delete the file and ask for the font by a text style and a design, such as \
                    .font(.system(.body, design: .rounded)).
                    """,
                ko: """
                    파일을 지우고 .font(.system(.body, design: .rounded))처럼 텍스트 스타일과 디자인으로 시스템 서체를 쓰세요.
                    """))
    }
}
