import HandrailCode
import HandrailModel
import HandrailRules
import HandrailSource

/// Takes findings away that a comment with a reason ignores, and finds the comments that ignore nothing.
struct Suppression {
    /// Findings after suppression.
    struct Outcome {
        /// Findings that stay, with those about comments.
        var kept: [Finding]
        /// Number of findings that were ignored, by rule.
        var suppressed: [String: Int]
        /// Number of comments that do what they say.
        var effective: Int
    }

    private let lowered: LoweredFiles
    private let rules: RuleSelection
    private let ran: Set<String>

    /// The comments of `lowered`, where `rules` ran.
    init(_ lowered: LoweredFiles, rules: RuleSelection) {
        self.lowered = lowered
        self.rules = rules
        ran = Set(rules.registered.map(\.info.id))
    }

    /// A comment of one file, with the rules that it did take findings from.
    private struct Comment {
        let file: FileIndex
        let directive: CommentDirective
        let parts: IgnoreComment
        var used: Set<String> = []

        init(file: FileIndex, directive: CommentDirective) {
            self.file = file
            self.directive = directive
            parts = IgnoreComment(directive.text)
        }

        var isIgnore: Bool { parts.word == "ignore" }
        var place: SourcePlace { SourcePlace(file: file, range: directive.range) }

        /// Which of some rules it ignores at the place of a finding. Only with a reason does a comment ignore anything.
        func ignored(of rules: Set<String>, at finding: Finding) -> Set<String> {
            guard isIgnore, parts.reason != nil, finding.place.file == file else { return [] }
            let named = rules.intersection(parts.rules)
            return !named.isEmpty && directive.covers(finding.place.range) ? named : []
        }
    }

    /// Findings that stay, and what happened to the others. What is left over is told by its cause, where many share
    /// one; a comment there counts as well.
    func applied(to found: [JudgedFinding], by causes: SharedCauses) -> Outcome {
        var comments = self.comments
        var outcome = Outcome(kept: [], suppressed: [:], effective: 0)
        let left = found.filter { judged in
            !isSuppressed(judged.finding, for: judged.coveredRules, by: &comments, &outcome.suppressed)
        }
        let (single, shared) = causes.gathered(left)
        outcome.kept = single
        suppress(shared, by: &comments, into: &outcome)
        guard rules.judgesSuppressions else { return outcome }
        // Findings about comments come second, because a comment may ignore those as well.
        let judged = comments.flatMap { file in file.value.filter { !$0.parts.rules.contains(UnusedIgnore.info.id) } }
        let faults = judged.compactMap(finding)
        outcome.effective = judged.count - faults.count
        suppress(faults, by: &comments, into: &outcome)
        let others = comments.flatMap { file in file.value.filter { $0.parts.rules.contains(UnusedIgnore.info.id) } }
        let otherFaults = others.compactMap(finding)
        outcome.effective += others.count - otherFaults.count
        outcome.kept += otherFaults
        return outcome
    }

    private var comments: [FileIndex: [Comment]] {
        var comments: [FileIndex: [Comment]] = [:]
        for (file, code) in lowered.code where !code.directives.isEmpty && lowered.read.isAudited[Int(file.value)] {
            comments[file] = code.directives.map { Comment(file: file, directive: $0) }
        }
        return comments
    }

    private func suppress(
        _ findings: [Finding], by comments: inout [FileIndex: [Comment]], into outcome: inout Outcome
    ) {
        for finding in findings where !isSuppressed(finding, by: &comments, &outcome.suppressed) {
            outcome.kept.append(finding)
        }
    }

    /// Every comment that covers a finding counts as used, also where another one would do.
    ///
    /// - Parameter others: rules that the finding speaks for as well.
    private func isSuppressed(
        _ finding: Finding, for others: Set<String> = [], by comments: inout [FileIndex: [Comment]],
        _ suppressed: inout [String: Int]
    ) -> Bool {
        // Hardly any file has a comment.
        guard comments[finding.place.file] != nil else { return false }
        var isCovered = false
        let rules = others.union([finding.rule])
        for index in comments[finding.place.file, default: []].indices {
            let comment = comments[finding.place.file]?[index]
            guard let named = comment?.ignored(of: rules, at: finding), !named.isEmpty else { continue }
            comments[finding.place.file]?[index].used.formUnion(named)
            isCovered = true
        }
        if isCovered { suppressed[finding.rule, default: 0] += 1 }
        return isCovered
    }

    private func finding(about comment: Comment) -> Finding? {
        guard let signal = signal(about: comment) else { return nil }
        let phrasing = UnusedIgnore().phrase(signal).spelled(in: Dialect(toolkit: .swiftUI))
        let info = UnusedIgnore.info
        return Finding(
            rule: info.id, guidelines: info.guidelines, criteria: info.criteria, outcome: .violation,
            certainty: .certain, impact: info.impact, setting: nil, place: comment.place, message: phrasing.message,
            fix: phrasing.fix, related: [], repairs: [], screens: [],
            fingerprint: Fingerprint(lowered).of(rule: info.id, place: comment.place, elements: []), subject: .comment)
    }

    private func signal(about comment: Comment) -> UnusedIgnore.Signal? {
        let parts = comment.parts
        guard comment.isIgnore else { return .unknownWord(parts.word) }
        guard !parts.rules.isEmpty else { return .noRule }
        let unknown = parts.rules.filter { !rules.known.contains($0) }.map { name in
            UnusedIgnore.UnknownRule(name: name, nearest: NearestName.of(name, in: rules.known))
        }
        if unknown.isEmpty, parts.reason == nil { return .noReason(rules: parts.rules) }
        // Nothing is known of rules that did not run, and a comment without a reason had no chance to be used.
        let unused = parts.rules.filter { rule in
            parts.reason != nil && (ran.contains(rule) || rule == UnusedIgnore.info.id) && !comment.used.contains(rule)
        }
        return unknown.isEmpty && unused.isEmpty ? nil : .names(unknown: unknown, unused: unused)
    }
}
