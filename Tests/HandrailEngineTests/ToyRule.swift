import HandrailModel
import HandrailRules

/// Flags `bad` and `worse`, has `odd` looked at, cannot tell `dark`.
struct ToyRule: ElementRule {
    /// Words it knows.
    static let words: Set<String> = ["good", "odd", "bad", "worse", "dark"]

    static let info = RuleInfo(
        id: "toy-defect", title: Bilingual(en: "Toy", ko: "장난감"), reason: Bilingual(en: "Why", ko: "이유"),
        impact: .serious, guidelines: ["accessibility.perceivability"], criteria: [], examples: [])

    let kinds: Set<ElementKind>? = [.text]

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<String>) {
        guard case .words(let words) = element.content, let text = words.value?.text else { return }
        switch text {
        case "bad": answers.violation(text, on: element)
        case "worse": answers.violation(text, on: element, impact: .critical)
        case "odd": answers.review(text, on: element)
        case "dark": answers.cannotTell(en: "too dark", ko: "너무 어둡습니다")
        default: answers.pass()
        }
    }

    func phrase(_ signal: String) -> Phrasing {
        Phrasing(
            message: Bilingual(en: "It is \(signal).", ko: "\(signal)입니다."),
            fix: Bilingual(en: "Mend it.", ko: "고치세요."))
    }
}
