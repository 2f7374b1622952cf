import HandrailModel

/// Text in a system font that is asked for by its private name.
struct PrivateFontName: ElementRule {
    static let info = RuleInfo(
        id: "private-font-name",
        title: Bilingual(en: "System font by its private name", ko: "비공개 이름으로 쓴 시스템 서체"),
        reason: Bilingual(
            en: """
                Names that begin with a dot are the system's own. A release that changes them shows the text in \
                another face, such as Times, and no setting for size or boldness is followed.
                """,
            ko: """
                점으로 시작하는 이름은 시스템 내부용입니다. 다음 버전에서 이름이 바뀌면 Times 같은 다른 서체로 표시되고, 글자 크기나 볼드체 \
                설정도 따르지 않습니다.
                """),
        impact: .moderate, guidelines: ["typography.system-fonts"], criteria: [], examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(.violation, #"Text("Departures")\#n    .↓font(.custom(".SFUIText-Medium", size: 17))"#),
        RuleExample(
            .violation, #"Text("Departures")\#n    .↓font(.custom(".SFUIDisplay", size: 28, relativeTo: .title))"#),
        RuleExample(.silent, #"Text("Departures").font(.custom("Lato-Bold", size: 17))"#),
        RuleExample(.silent, #"Text("Departures").font(.body.bold())"#),
        RuleExample(.silent, #"Text("Departures").font(.system(.title, design: .rounded))"#),
        RuleExample(
            .nearMiss("the text begins with a dot, not the name of its font"),
            #"Text(".SFUIText-Medium").font(.custom("Lato-Bold", size: 17))"#),
    ]

    let kinds: Set<ElementKind>? = nil
    let attributes: Set<AttributeKind>? = [.text(.font)]

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<String>) {
        for site in FontSite.sites(on: element) {
            guard let family = site.font.family.value else { continue }
            if family.hasPrefix(".") {
                answers.violation(family, on: element, at: site.place)
            } else {
                answers.pass()
            }
        }
    }

    func phrase(_ family: String) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: "“\(family)” is a private name of the system font, which may change or vanish with any release.",
                ko: "“\(family)”은(는) 시스템 서체의 비공개 이름이어서 버전에 따라 바뀌거나 없어질 수 있습니다."),
            fix: Wording(
                en: "Ask for the system font by a text style, such as .font(.body) or .font(.title.bold()).",
                ko: ".font(.body), .font(.title.bold())처럼 텍스트 스타일로 시스템 서체를 쓰세요."),
            inViews: Wording(
                en: "Ask for the system font with UIFont.preferredFont(forTextStyle:).",
                ko: "UIFont.preferredFont(forTextStyle:)로 시스템 서체를 쓰세요."),
            inInterfaceFiles: Wording(
                en: "Choose a text style as the font in Interface Builder.",
                ko: "인터페이스 빌더에서 서체를 텍스트 스타일로 지정하세요."))
    }
}
