import HandrailCode
import HandrailModel
import HandrailRules
import HandrailSource

/// Merges what rules said of single screens into one sorted, deterministic result.
///
/// The same rule at the same place is one finding with all screens that show it; a violation there outweighs a review.
struct Judgment: Sendable {
    private let examined: ExaminedProject
    private let rules: RuleSelection
    private let parallel: ParallelMap

    /// The judgment of an examined project.
    init(_ examined: ExaminedProject, rules: RuleSelection, parallel: ParallelMap = ParallelMap(jobs: 1)) {
        self.examined = examined
        self.rules = rules
        self.parallel = parallel
    }

    /// The result of the run.
    var audit: Audit {
        let read = examined.linked.lowered.read
        let matches = SourceMatches(examined.screens)
        let all = parallel.map(examined.results) { findings(of: $0, matches) }.flatMap(\.self)
        let found = OneDefect(line: line).joined(SharedCauses.withoutRepeats(all))
        let causes = SharedCauses(Fingerprint(examined.linked.lowered)) { file in
            read.isAudited.indices.contains(Int(file.value)) && read.isAudited[Int(file.value)]
        }
        let suppressed = Suppression(examined.linked.lowered, rules: rules).applied(to: found, by: causes)
        return Audit(
            root: read.discovered.root, files: read.texts, findings: Self.sorted(suppressed.kept),
            screens: examined.screens, setting: examined.setting, tallies: tallies(suppressed), notes: notes,
            coverage: coverage, reach: examined.linked.links.reach(examined.screens.map(\.screen), parallel),
            facts: examined.linked.facts)
    }

    /// The file and the line of a place.
    private func line(of place: SourcePlace) -> String? {
        let texts = examined.linked.lowered.read.texts
        guard texts.indices.contains(Int(place.file.value)) else { return nil }
        let text = texts[Int(place.file.value)]
        return "\(text.path):\(text.lines.position(of: place.range.lower).line)"
    }

    @Sendable private func findings(
        of result: ExaminedProject.RuleResult, _ matches: SourceMatches
    ) -> [JudgedFinding] {
        var merged: [SourcePlace: RawFinding] = [:]
        for said in result.perScreen {
            for answer in said.result.answers { add(answer, on: said.screen, of: result, to: &merged) }
        }
        for answer in result.project.answers { add(answer, on: answer.screen, of: result, to: &merged) }
        let fingerprint = Fingerprint(examined.linked.lowered)
        return merged.values.compactMap { $0.judged(on: examined.screens, fingerprint: fingerprint, matches: matches) }
    }

    /// What stands in files that are only linked is not for this team to mend, and what nothing uses is met by nobody.
    private func add(
        _ answer: RegisteredRule.Answer, on screen: Int, of result: ExaminedProject.RuleResult,
        to merged: inout [SourcePlace: RawFinding]
    ) {
        let audited = examined.linked.lowered.read.isAudited
        let file = Int(answer.place.file.value)
        guard audited.indices.contains(file), audited[file], !examined.linked.links.isUnused(answer.place)
        else { return }
        if merged[answer.place] == nil {
            merged[answer.place] = RawFinding(info: result.info, screen: screen, answer: answer)
        } else {
            merged[answer.place]?.add(screen: screen, answer: answer)
        }
    }

    /// One rule has one finding at a place, so place and rule order findings completely.
    ///
    /// Findings are large: their positions are sorted, and each finding is moved once.
    private static func sorted(_ findings: [Finding]) -> [Finding] {
        let keys = findings.enumerated().map { (place: $1.place, rule: $1.rule, position: $0) }
        return keys.sorted { a, b in a.place != b.place ? a.place < b.place : a.rule < b.rule }
            .map { findings[$0.position] }
    }

    private func tallies(_ outcome: Suppression.Outcome) -> [RuleTally] {
        var kept: [String: [Outcome: Int]] = [:]
        for index in outcome.kept.indices {
            kept[outcome.kept[index].rule, default: [:]][outcome.kept[index].outcome, default: 0] += 1
        }
        func tally(_ rule: String, _ passes: Int, _ cannotTell: [Bilingual: Int]) -> RuleTally {
            RuleTally(
                rule: rule, violations: kept[rule]?[.violation] ?? 0, reviews: kept[rule]?[.review] ?? 0,
                cannotTell: cannotTell, passes: passes, suppressed: outcome.suppressed[rule] ?? 0)
        }
        var tallies = examined.results.map { tally($0.info.id, $0.passes, $0.cannotTell) }
        if rules.judgesSuppressions { tallies.append(tally(UnusedIgnore.info.id, outcome.effective, [:])) }
        return tallies.sorted { $0.rule < $1.rule }
    }

    private var notes: [AuditNote] {
        let lowered = examined.linked.lowered
        let all =
            lowered.read.discovered.notes + lowered.read.notes + lowered.notes + lowered.contents.notes
            + examined.linked.links.notes + CutNotes.notes(on: examined.cuts, in: lowered.read)
        return examined.screens.isEmpty ? all + [AuditNote(path: nil, text: Self.nothingMeasured)] : all
    }

    private var coverage: Coverage {
        let lowered = examined.linked.lowered
        let swift = lowered.read.swiftFiles
        return Coverage(
            files: swift.count, interfaceFiles: lowered.read.interfaceFiles.count,
            captures: lowered.read.screenFiles.count - lowered.read.interfaceFiles.count,
            bytes: swift.reduce(0) { $0 + lowered.read.texts[Int($1.value)].length },
            troubledFiles: lowered.filesWithErrors + lowered.read.unreadable.count,
            targets: lowered.read.discovered.targets, screens: examined.screens.count,
            elements: examined.screens.reduce(0) { $0 + $1.screen.tree.elements.count })
    }

    private static let nothingMeasured = Bilingual(
        en: "No screen was found in the files that were read, so nothing was measured.",
        ko: "읽은 파일에서 화면을 찾지 못해 아무것도 측정하지 않았습니다.")
}
