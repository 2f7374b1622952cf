import HandrailModel
import HandrailRules
import HandrailSource

/// Tells one defect once: a place that two rules find wrong, and a color set or constant that is wrong in many places.
struct SharedCauses {
    private let fingerprint: Fingerprint
    private let isAudited: (FileIndex) -> Bool

    /// From so many places on, what they share is what has to be mended.
    private static let fewestPlaces = 3

    /// - Parameter isAudited: whether findings are reported in a file.
    init(_ fingerprint: Fingerprint, isAudited: @escaping (FileIndex) -> Bool) {
        self.fingerprint = fingerprint
        self.isAudited = isAudited
    }

    private struct Key: Hashable {
        let rule: String
        let place: SourcePlace
    }

    /// The same findings without those whose place the rule they yield to finds wrong as well; that one takes over
    /// their screens.
    static func withoutRepeats(_ findings: [JudgedFinding]) -> [JudgedFinding] {
        let yielding = findings.filter { $0.leadingRule != $0.finding.rule }
        guard !yielding.isEmpty else { return findings }
        var screens: [Key: Set<String>] = [:]
        var rules: [Key: Set<String>] = [:]
        for judged in yielding {
            let key = Key(rule: judged.leadingRule, place: judged.finding.place)
            screens[key, default: []].formUnion(judged.finding.screens)
            rules[key, default: []].insert(judged.finding.rule)
        }
        var taken: Set<Key> = []
        let leadingRules = Set(yielding.map(\.leadingRule))
        let leading = findings.filter { $0.leadingRule == $0.finding.rule }.map { judged -> JudgedFinding in
            guard leadingRules.contains(judged.leadingRule) else { return judged }
            let key = Key(rule: judged.leadingRule, place: judged.finding.place)
            guard let others = screens[key] else { return judged }
            taken.insert(key)
            return JudgedFinding(
                finding: judged.finding.shown(on: others), leadingRule: judged.leadingRule, cause: judged.cause,
                coveredRules: rules[key] ?? [])
        }
        return leading + yielding.filter { !taken.contains(Key(rule: $0.leadingRule, place: $0.finding.place)) }
    }

    /// Findings that share a cause as one finding there, and the others as they are.
    func gathered(_ findings: [JudgedFinding]) -> (single: [Finding], shared: [Finding]) {
        var groups: [Key: [JudgedFinding]] = [:]
        for judged in findings {
            guard let cause = judged.cause, isAudited(cause.place.file) else { continue }
            groups[Key(rule: judged.leadingRule, place: cause.place), default: []].append(judged)
        }
        groups = groups.filter { $0.value.count >= Self.fewestPlaces }
        let single = findings.filter { judged in
            guard let cause = judged.cause else { return true }
            return groups[Key(rule: judged.leadingRule, place: cause.place)] == nil
        }
        return (single.map(\.finding), groups.values.compactMap(shared))
    }

    /// One finding for all of a group: what its worst says, with the places as related ones.
    private func shared(_ group: [JudgedFinding]) -> Finding? {
        let sorted = group.sorted { Self.comesFirst($0, $1) }
        guard let first = sorted.first, let cause = first.cause else { return nil }
        let phrasing = cause.phrasing(group.count)
        let places = group.map(\.finding.place).sorted().prefix(RawFinding.mostRelated)
        return Finding(
            rule: first.finding.rule, guidelines: first.finding.guidelines, criteria: first.finding.criteria,
            outcome: first.finding.outcome, certainty: first.finding.certainty, impact: first.finding.impact,
            setting: first.finding.setting, place: cause.place, message: phrasing.message, fix: phrasing.fix,
            related: places.map { RelatedPlace(place: $0, why: Self.usedHere) }, repairs: [],
            screens: Set(group.flatMap(\.finding.screens)).sorted(),
            fingerprint: fingerprint.of(rule: first.finding.rule, place: cause.place, elements: []),
            subject: first.finding.subject)
    }

    /// The leading rule before others, the worse before the less bad, then by place.
    private static func comesFirst(_ a: JudgedFinding, _ b: JudgedFinding) -> Bool {
        let (first, second) = (a.leadingRule == a.finding.rule, b.leadingRule == b.finding.rule)
        if first != second { return first }
        if a.finding.outcome != b.finding.outcome { return a.finding.outcome < b.finding.outcome }
        if a.finding.certainty != b.finding.certainty { return a.finding.certainty < b.finding.certainty }
        if a.finding.impact != b.finding.impact { return a.finding.impact < b.finding.impact }
        return a.finding.place < b.finding.place
    }

    private static let usedHere = Bilingual(en: "used here", ko: "여기에서 사용")
}

extension Finding {
    /// The same on more screens.
    fileprivate func shown(on others: Set<String>) -> Finding {
        Finding(
            rule: rule, guidelines: guidelines, criteria: criteria, outcome: outcome, certainty: certainty,
            impact: impact, setting: setting, place: place, message: message, fix: fix, related: related,
            repairs: repairs, screens: others.union(screens).sorted(), fingerprint: fingerprint, subject: subject)
    }
}
