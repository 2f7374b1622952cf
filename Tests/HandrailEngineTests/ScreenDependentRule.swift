import HandrailModel
import HandrailRules

/// Says of every `bad` on a screen named `Loud` that it is wrong, elsewhere that it may be.
struct ScreenDependentRule: ElementRule {
    static let info = RuleInfo(
        id: "screen-dependent", title: Bilingual(en: "Depends on the screen", ko: "화면에 따라 다름"),
        reason: Bilingual(en: "Why", ko: "이유"), impact: .minor,
        guidelines: ["accessibility.simplicity"], criteria: [], examples: [])

    let kinds: Set<ElementKind>? = [.text]

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<String>) {
        if screen.screen.name == "Loud" {
            answers.violation("wrong", on: element)
        } else {
            answers.review("maybe", on: element)
        }
    }

    func phrase(_ signal: String) -> Phrasing {
        Phrasing(message: Bilingual(en: signal, ko: signal), fix: Bilingual(en: "", ko: ""))
    }
}
