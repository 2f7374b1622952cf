import HandrailModel
import HandrailRules

/// Says the same of every `bad`, and leaves it to the other rule where that speaks.
struct SecondaryRule: ElementRule {
    static let info = RuleInfo(
        id: "secondary", title: Bilingual(en: "Leaves it to another", ko: "다른 규칙에 맡김"),
        reason: Bilingual(en: "Why", ko: "이유"), impact: .serious,
        guidelines: ["accessibility.simplicity"], criteria: [],
        yieldsTo: "screen-dependent", examples: [])

    let kinds: Set<ElementKind>? = [.text]

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<String>) {
        answers.violation("left to another", on: element)
    }

    func phrase(_ signal: String) -> Phrasing {
        Phrasing(message: Bilingual(en: signal, ko: signal), fix: Bilingual(en: "", ko: ""))
    }
}
