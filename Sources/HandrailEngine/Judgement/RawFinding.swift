import HandrailModel
import HandrailRules
import HandrailSource

/// All answers of one rule about one place: one finding, however many screens show it.
struct RawFinding {
    /// What the rule is.
    let info: RuleInfo
    /// Where it should be mended.
    let place: SourcePlace
    /// The answers with the position of their screen, in the order of the screens; never empty.
    private var answers: [(screen: Int, answer: RegisteredRule.Answer)]

    /// A finding with its first answer.
    init(info: RuleInfo, screen: Int, answer: RegisteredRule.Answer) {
        self.info = info
        place = answer.place
        answers = [(screen, answer)]
    }

    /// Takes in what the rule says about the same place on another screen.
    mutating func add(screen: Int, answer: RegisteredRule.Answer) { answers.append((screen, answer)) }

    /// Places that belong to one finding beyond this number help nobody.
    static let mostRelated = 12

    /// The finding: what the worst answer says, with the screens and related places of all.
    func judged(on screens: [PerceivedTree], fingerprint: Fingerprint) -> JudgedFinding? {
        guard let worst = answers.min(by: { Self.isWorse($0.answer, than: $1.answer) })?.answer else { return nil }
        let names = Set(answers.compactMap { screens.indices.contains($0.screen) ? screens[$0.screen].screen.name : nil })
        let finding = Finding(
            rule: info.id, guidelines: info.guidelines, criteria: info.criteria, outcome: worst.outcome,
            certainty: worst.certainty, impact: worst.impact, setting: worst.setting, place: place,
            message: worst.phrasing.message, fix: worst.phrasing.fix, related: related(to: worst),
            repairs: worst.repairs, screens: names.sorted(),
            fingerprint: fingerprint.of(
                rule: info.id, place: place, elements: answers.map { element(of: $0, on: screens) }))
        return JudgedFinding(finding: finding, leader: info.yieldsTo ?? info.id, cause: worst.cause)
    }

    private func element(of entry: (screen: Int, answer: RegisteredRule.Answer), on screens: [PerceivedTree]) -> ElementView? {
        guard screens.indices.contains(entry.screen) else { return nil }
        let tree = screens[entry.screen].screen.tree
        return tree.elements.indices.contains(entry.answer.element) ? tree[entry.answer.element] : nil
    }

    private func related(to worst: RegisteredRule.Answer) -> [RelatedPlace] {
        var seen: Set<RelatedPlace> = []
        let all = worst.related + answers.flatMap(\.answer.related)
        return Array(all.filter { seen.insert($0).inserted }.prefix(Self.mostRelated))
    }

    /// Violations before reviews, then the surer, then the worse, then what holds under every setting; words only break ties.
    private static func isWorse(_ a: RegisteredRule.Answer, than b: RegisteredRule.Answer) -> Bool {
        if a.outcome != b.outcome { return a.outcome < b.outcome }
        if a.certainty != b.certainty { return a.certainty < b.certainty }
        if a.impact != b.impact { return a.impact < b.impact }
        if a.setting != b.setting { return (a.setting?.description.en ?? "") < (b.setting?.description.en ?? "") }
        return a.phrasing.message.en < b.phrasing.message.en
    }
}
