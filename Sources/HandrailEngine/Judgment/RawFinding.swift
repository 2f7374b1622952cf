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
    /// What is wrong with a whole app is mended place by place, from a list of them.
    static let mostRelatedOfTarget = 60

    /// The finding: what the worst answer says, with the screens and related places of all.
    func judged(
        on screens: [PerceivedTree], fingerprint: Fingerprint, matches: SourceMatches
    ) -> JudgedFinding? {
        guard let first = answers.min(by: { Self.isWorse($0.answer, than: $1.answer) }) else { return nil }
        let worst = first.answer
        let shown = answers.filter { $0.answer.element != nil && screens.indices.contains($0.screen) }
        let names = Set(shown.map { screens[$0.screen].screen.name })
        let elements = shown.compactMap { element(of: $0, on: screens) }
        let finding = Finding(
            rule: info.id, guidelines: info.guidelines, criteria: info.criteria, outcome: worst.outcome,
            certainty: worst.certainty, impact: worst.impact, setting: worst.setting, place: place,
            message: worst.phrasing.message, fix: worst.phrasing.fix, related: related(to: worst, on: screens),
            repairs: worst.repairs, screens: names.sorted(),
            fingerprint: fingerprint.of(
                rule: info.id, place: place, elements: elements, subject: elements.isEmpty ? worst.subject : nil),
            subject: fingerprint.located(worst.subject))
        let origin = element(of: first, on: screens).flatMap {
            matches.origin(of: $0, on: first.screen, among: screens)
        }
        return JudgedFinding(
            finding: finding, leadingRule: info.yieldsTo ?? info.id, cause: worst.cause, origin: origin)
    }

    private func element(
        of entry: (screen: Int, answer: RegisteredRule.Answer), on screens: [PerceivedTree]
    ) -> ElementView? {
        guard let index = entry.answer.element, screens.indices.contains(entry.screen) else { return nil }
        let tree = screens[entry.screen].screen.tree
        return tree.elements.indices.contains(index) ? tree[index] : nil
    }

    private func related(to worst: RegisteredRule.Answer, on screens: [PerceivedTree]) -> [RelatedPlace] {
        var seen: Set<RelatedPlace> = []
        let all = worst.related + answers.flatMap(\.answer.related) + uses(on: screens)
        let most = if case .target = worst.subject { Self.mostRelatedOfTarget } else { Self.mostRelated }
        return Array(all.filter { seen.insert($0).inserted }.prefix(most))
    }

    /// Where the component is used that the place is in: told where there are several uses, for one that is mended here
    /// is mended in all.
    private func uses(on screens: [PerceivedTree]) -> [RelatedPlace] {
        let places = answers.compactMap { entry in element(of: entry, on: screens)?.use(ofComponentWith: place) }
        let several = Set(places).sorted()
        guard several.count > 1 else { return [] }
        return several.prefix(Self.mostUses).map { RelatedPlace(place: $0, why: Self.usedHere) }
    }

    /// Uses told of one component.
    private static let mostUses = 5

    private static let usedHere = Bilingual(en: "used here", ko: "여기에서 사용")

    /// Violations before reviews, then the surer, then the worse, then what holds under every setting; words only break
    /// ties.
    private static func isWorse(_ a: RegisteredRule.Answer, than b: RegisteredRule.Answer) -> Bool {
        if a.outcome != b.outcome { return a.outcome < b.outcome }
        if a.certainty != b.certainty { return a.certainty < b.certainty }
        if a.impact != b.impact { return a.impact < b.impact }
        if a.setting != b.setting { return (a.setting?.description.en ?? "") < (b.setting?.description.en ?? "") }
        return a.phrasing.message.en < b.phrasing.message.en
    }
}

extension ElementView {
    /// Where the nearest view of the app around is made that a place is in the code of: not there itself, and none for
    /// the view that is the screen.
    fileprivate func use(ofComponentWith place: SourcePlace) -> SourcePlace? {
        guard let component = ([self] + ancestors).first(where: { $0.kind == .customView }), component.parent != nil
        else { return nil }
        let use = component.place
        return use.file == place.file && use.range.contains(place.range) ? nil : use
    }
}
