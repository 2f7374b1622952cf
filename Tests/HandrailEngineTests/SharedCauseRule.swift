import HandrailModel
import HandrailRules

/// Says of every `bad` that it is wrong, and that the outermost element of its screen is the cause.
struct SharedCauseRule: ElementRule {
    static let info = RuleInfo(
        id: "shared-cause", title: Bilingual(en: "Shared cause", ko: "공통 원인"), reason: Bilingual(en: "Why", ko: "이유"),
        impact: .minor, guidelines: ["accessibility.simplicity"], criteria: [], examples: [])

    let kinds: Set<ElementKind>? = [.text]

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<String>) {
        guard element.content == .words(.known(Words("bad"))) else { return }
        answers.violation("bad", on: element, cause: .declared(screen.screen.place))
    }

    func phrase(_ signal: String) -> Phrasing {
        Phrasing(message: Bilingual(en: signal, ko: signal), fix: Bilingual(en: "", ko: ""))
    }

    func phrase(_ signal: String, sharedBy places: Int) -> Phrasing { phrase("\(signal) in \(places) places") }
}
