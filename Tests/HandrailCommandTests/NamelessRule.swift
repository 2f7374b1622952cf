import HandrailModel
import HandrailRules

/// Finds every button wrong and every link worth a look.
struct NamelessRule: ElementRule {
    static let info = RuleInfo(
        id: "nameless", title: Bilingual(en: "Nameless control", ko: "이름 없는 컨트롤"),
        reason: Bilingual(en: "Nobody knows what it does.", ko: "무엇을 하는지 알 수 없습니다."), impact: .critical,
        guidelines: ["accessibility.custom-element-traits"], criteria: ["WCAG 2.2 4.1.2"],
        settings: [.dark],
        examples: [RuleExample(.violation, "↓Button {}"), RuleExample(.nearMiss("It has a name."), "Button(\"a\") {}")])

    let kinds: Set<ElementKind>? = [.button, .link]

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Bool>) {
        if element.kind == .button { answers.violation(true, on: element) } else { answers.review(false, on: element) }
    }

    func phrase(_ signal: Bool) -> Phrasing {
        Phrasing(
            message: Bilingual(en: "This control has no name.", ko: "이 컨트롤에는 이름이 없습니다."),
            fix: Bilingual(en: "Give it one.", ko: "이름을 지정하세요."))
    }
}
