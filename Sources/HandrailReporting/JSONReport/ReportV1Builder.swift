import HandrailModel
import HandrailSource

/// Turns what the engine found into what stands on the wire.
struct ReportV1Builder {
    /// Language, version and titles.
    let options: ReportOptions
    /// What was found.
    let audit: Audit

    /// The report. What points into a file that the audit does not have is left out.
    var report: ReportV1 {
        let findings = audit.findings.compactMap(finding)
        return ReportV1(
            schema: JSONReport.schemaName,
            tool: ToolV1(name: ReportOptions.toolName, version: options.toolVersion),
            root: audit.root, language: LanguageV1(options.language), summary: summary(of: findings),
            findings: findings,
            screens: audit.screens.compactMap { screen(ScreenSummary($0)) },
            notes: audit.notes.map { NoteV1(path: $0.path, text: options.words($0.text)) })
    }

    private func summary(of findings: [FindingV1]) -> SummaryV1 {
        let coverage = audit.coverage
        let violations = findings.count { $0.outcome == .violation }
        return SummaryV1(
            files: coverage.files, bytes: coverage.bytes, troubledFiles: coverage.troubledFiles,
            targets: coverage.targets,
            screens: coverage.screens, elements: coverage.elements, reach: ReachV1(audit.reach), violations: violations,
            reviews: findings.count - violations,
            rules: Dictionary(audit.tallies.map { ($0.rule, outcomes($0)) }, uniquingKeysWith: { first, _ in first }))
    }

    private func outcomes(_ tally: RuleTally) -> OutcomesV1 {
        let reasons = Dictionary(tally.cannotTell.map { (options.words($0.key), $0.value) }, uniquingKeysWith: +)
        return OutcomesV1(
            violations: tally.violations, reviews: tally.reviews, cannotTell: reasons.values.reduce(0, +),
            reasons: reasons,
            passes: tally.passes, suppressed: tally.suppressed)
    }

    private func finding(_ finding: Finding) -> FindingV1? {
        guard let place = ResolvedPlace(finding.place, in: audit) else { return nil }
        let range = place.rangeOnDisk
        return FindingV1(
            rule: finding.rule, guidelines: finding.guidelines, criteria: finding.criteria,
            outcome: OutcomeV1(finding.outcome), certainty: CertaintyV1(finding.certainty),
            impact: ImpactV1(finding.impact),
            setting: finding.setting.map { options.words($0.description) }, file: place.path, line: place.start.line,
            column: place.start.column,
            endLine: place.end.line, endColumn: place.end.column, offset: Int(range.lower), length: range.length,
            message: options.words(finding.message), fix: options.words(finding.fix),
            related: finding.related.compactMap(related), repairs: finding.repairs.compactMap(repair),
            screens: finding.screens, fingerprint: finding.fingerprint)
    }

    private func related(_ related: RelatedPlace) -> RelatedV1? {
        guard let place = ResolvedPlace(related.place, in: audit) else { return nil }
        return RelatedV1(
            file: place.path, line: place.start.line, column: place.start.column, why: options.words(related.why))
    }

    /// A repair is whole or it is nothing.
    private func repair(_ repair: Repair) -> RepairV1? {
        let edits = repair.edits.compactMap { edit -> EditV1? in
            guard let place = ResolvedPlace(edit.place, in: audit), place.range == edit.place.range else { return nil }
            return EditV1(
                file: place.path, offset: Int(place.range.lower), length: place.range.length, text: edit.text)
        }
        return edits.count == repair.edits.count ? RepairV1(safety: SafetyV1(repair.safety), edits: edits) : nil
    }

    private func screen(_ screen: ScreenSummary) -> ScreenV1? {
        guard let place = ResolvedPlace(screen.place, in: audit) else { return nil }
        return ScreenV1(
            name: screen.name, file: place.path, line: place.start.line, column: place.start.column,
            elements: screen.elements, stops: screen.stops, opaque: screen.opaque)
    }
}
