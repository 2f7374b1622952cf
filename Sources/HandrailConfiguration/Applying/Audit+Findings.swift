public import HandrailModel
public import HandrailSource

extension Audit {
    /// The same audit with other findings, counted anew by rule.
    ///
    /// - Parameters:
    ///   - findings: the findings that are reported.
    ///   - silenced: how many more were silenced, by rule.
    ///   - left: rules that are not listed at all.
    ///   - added: a file that some of the findings stand in, and what else there is to say.
    public func reporting(
        _ findings: [Finding], silenced: [String: Int] = [:], without left: Set<String> = [],
        adding file: SourceText? = nil, notes added: [AuditNote] = []
    ) -> Audit {
        var counts: [String: [Outcome: Int]] = [:]
        for finding in findings { counts[finding.rule, default: [:]][finding.outcome, default: 0] += 1 }
        let tallies = tallies.filter { !left.contains($0.rule) }.map { tally in
            RuleTally(
                rule: tally.rule, violations: counts[tally.rule]?[.violation] ?? 0,
                reviews: counts[tally.rule]?[.review] ?? 0, cannotTell: tally.cannotTell, passes: tally.passes,
                suppressed: tally.suppressed + (silenced[tally.rule] ?? 0))
        }
        return Audit(
            root: root, files: files + (file.map { [$0] } ?? []), findings: findings, screens: screens,
            setting: setting, tallies: tallies, notes: added + notes, coverage: coverage, reach: reach)
    }
}

extension Finding {
    /// The same finding with another judgment of it.
    func judged(_ outcome: Outcome, _ impact: Impact) -> Finding {
        Finding(
            rule: rule, guidelines: guidelines, criteria: criteria, outcome: outcome, certainty: certainty,
            impact: impact, setting: setting, place: place, message: message, fix: fix, related: related,
            repairs: repairs, screens: screens, fingerprint: fingerprint, subject: subject)
    }
}
