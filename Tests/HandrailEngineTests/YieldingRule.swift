import HandrailModel
import HandrailRules

/// Says the same of every `bad`, and leaves it to the other rule where that speaks.
struct YieldingRule: ElementRule {
    static let info = RuleInfo(
        id: "yielding", title: Bilingual(en: "Yielding", ko: "양보"), reason: Bilingual(en: "Why", ko: "이유"),
        impact: .serious, guidelines: ["accessibility.simplicity"], criteria: [], yieldsTo: "moody", examples: [])

    let kinds: Set<ElementKind>? = [.text]

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<String>) {
        answers.violation("yields", on: element)
    }

    func phrase(_ signal: String) -> Phrasing {
        Phrasing(message: Bilingual(en: signal, ko: signal), fix: Bilingual(en: "", ko: ""))
    }
}
