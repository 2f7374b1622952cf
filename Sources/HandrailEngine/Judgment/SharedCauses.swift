import HandrailModel
import HandrailRules
import HandrailSource

/// Tells one defect once: a place that two rules find wrong, and what is wrong in many places for one cause.
struct SharedCauses {
    private let fingerprint: Fingerprint
    private let isAudited: (FileIndex) -> Bool

    /// From so many places on, what they share is what has to be mended.
    private static func fewestPlaces(of cause: SharedCause) -> Int {
        switch cause {
        case .twins, .captured: 2
        case .declared, .scene, .app: 3
        }
    }

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
                coveredRules: rules[key] ?? [], origin: judged.origin)
        }
        return leading + yielding.filter { !taken.contains(Key(rule: $0.leadingRule, place: $0.finding.place)) }
    }

    private struct Group: Hashable {
        let rule: String
        let cause: SharedCause
        /// Where each place is mended by itself, what is wrong stays apart from what has to be looked at.
        let outcome: Outcome?
    }

    /// Findings that share a cause as one finding there, and the others as they are.
    func gathered(_ findings: [JudgedFinding]) -> (single: [Finding], shared: [Finding]) {
        var groups: [Group: [JudgedFinding]] = [:]
        for judged in findings {
            guard let group = group(of: judged) else { continue }
            groups[group, default: []].append(judged)
        }
        groups = groups.filter { $0.value.count >= Self.fewestPlaces(of: $0.key.cause) }
        let single = findings.filter { judged in group(of: judged).map { groups[$0] == nil } ?? true }
        return (single.map(\.finding), groups.compactMap(shared))
    }

    /// The group of a finding, where it has a cause that is audited.
    private func group(of judged: JudgedFinding) -> Group? {
        guard let cause = judged.cause?.shared, cause.place.map({ isAudited($0.file) }) ?? true else { return nil }
        return Group(
            rule: judged.leadingRule, cause: cause, outcome: cause.isOneFault ? nil : judged.finding.outcome)
    }

    /// One finding for all of a group: what its worst says, with all the places as related ones, so that none is lost.
    private func shared(_ key: Group, _ group: [JudgedFinding]) -> Finding? {
        let sorted = group.sorted { Self.comesFirst($0, $1) }
        guard let first = sorted.first, let cause = first.cause else { return nil }
        let phrasing = cause.phrasing(group.count)
        let places = group.map(\.finding.place).sorted()
        let own = key.cause.place
        let place = own ?? first.finding.place
        return Finding(
            rule: first.finding.rule, guidelines: first.finding.guidelines, criteria: first.finding.criteria,
            outcome: first.finding.outcome, certainty: first.finding.certainty, impact: first.finding.impact,
            setting: first.finding.setting, place: place, message: phrasing.message, fix: phrasing.fix,
            related: places.filter { $0 != place }.map { RelatedPlace(place: $0, why: Self.why(key.cause)) },
            repairs: key.cause.isMendedOnce ? [] : Self.repairs(of: group),
            screens: Set(group.flatMap(\.finding.screens)).sorted(),
            fingerprint: own.map {
                fingerprint.of(rule: first.finding.rule, place: $0, elements: [], name: key.cause.name)
            } ?? first.finding.fingerprint,
            subject: first.finding.subject)
    }

    /// The edits of all places as one repair, where they can be made together.
    private static func repairs(of group: [JudgedFinding]) -> [Repair] {
        let sorted = group.sorted { $0.finding.place < $1.finding.place }
        var edits: [SourceEdit] = []
        var safety = Repair.Safety.mechanical
        for judged in sorted {
            guard let repair = judged.finding.repairs.first else { continue }
            safety = max(safety, repair.safety)
            edits += repair.edits.filter { !edits.contains($0) }
        }
        return edits.isEmpty ? [] : [Repair(safety: safety, edits: edits)]
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

    /// What a place has to do with a cause.
    private static func why(_ cause: SharedCause) -> Bilingual {
        switch cause {
        case .declared: Bilingual(en: "used here", ko: "여기에서 사용")
        case .scene, .app, .twins, .captured: Bilingual(en: "here as well", ko: "여기도 같음")
        }
    }
}

extension SharedCause {
    /// Whether mending it mends all places.
    fileprivate var isMendedOnce: Bool {
        if case .declared = self { true } else { false }
    }

    /// Whether all places are one fault, wherever it is mended, so that the worst of them tells how bad it is.
    fileprivate var isOneFault: Bool {
        switch self {
        case .declared, .captured: true
        case .scene, .app, .twins: false
        }
    }

    /// What tells it from others in the same file.
    fileprivate var name: String? {
        if case .scene(_, let name) = self { name } else { nil }
    }
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
