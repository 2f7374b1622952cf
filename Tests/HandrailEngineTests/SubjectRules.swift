import HandrailModel
import HandrailRules

/// Finds calls of `Toy.beep` wrong, but for those that only new systems make.
struct ToyCallRule: CodeUseRule {
    static let info = toyInfo(id: "toy-call")

    let names: Set<String> = ["Toy.beep"]

    func examine(_ code: CodeBlockView, _ answers: inout Answers<String>) {
        for use in code.uses {
            if use.condition?.asksForNewSystem == true {
                answers.pass()
            } else {
                answers.violation("beeps", of: use, in: code)
            }
        }
    }

    func phrase(_ signal: String) -> Phrasing { toyPhrase(signal) }
}

/// Has fonts looked at that are called `Thin`.
struct ToyFontRule: BundleItemRule {
    static let info = toyInfo(id: "toy-font")

    let kinds: Set<BundleItem.Kind> = [.font]

    func examine(_ item: BundleItem, in project: ProjectFacts, _ answers: inout Answers<String>) {
        if item.name == "Thin" { answers.review(item.name, of: item) } else { answers.pass() }
    }

    func phrase(_ signal: String) -> Phrasing { toyPhrase(signal) }
}

/// Finds targets wrong that are in no language.
struct ToyTargetRule: TargetRule {
    static let info = toyInfo(id: "toy-target")

    func examine(_ target: TargetFacts, _ answers: inout Answers<String>) {
        if target.languages.isEmpty { answers.violation(target.name, of: target) } else { answers.pass() }
    }

    func phrase(_ signal: String) -> Phrasing { toyPhrase(signal) }
}

private func toyInfo(id: String) -> RuleInfo {
    RuleInfo(
        id: id, title: Bilingual(en: "Toy", ko: "장난감"), reason: Bilingual(en: "Why", ko: "이유"), impact: .serious,
        guidelines: ["accessibility.perceivability"], criteria: [], examples: [])
}

private func toyPhrase(_ signal: String) -> Phrasing {
    Phrasing(message: Bilingual(en: signal, ko: signal), fix: Bilingual(en: "", ko: ""))
}
