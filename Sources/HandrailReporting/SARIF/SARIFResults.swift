import HandrailModel
import HandrailSource

/// The results of a SARIF report.
struct SARIFResults {
    /// Language and titles.
    let options: ReportOptions
    /// What was found.
    let audit: Audit
    /// Where rules stand.
    let rules: SARIFRules

    /// One `result` object for each finding, in the order of the audit.
    var values: [JSONValue] {
        var seen: [String: Int] = [:]
        return audit.findings.compactMap { finding in
            guard let place = ResolvedPlace(finding.place, in: audit) else { return nil }
            seen[finding.fingerprint, default: 0] += 1
            return result(finding, place, ordinal: seen[finding.fingerprint] ?? 1)
        }
    }

    private func result(_ finding: Finding, _ place: ResolvedPlace, ordinal: Int) -> JSONValue {
        .members([
            "ruleId": .string(finding.rule),
            "ruleIndex": rules.indices[finding.rule].map { .integer($0) },
            // Any other kind would force the level to none, and services would not show it (3.27.9).
            "kind": .string("fail"),
            "level": .string(ReportSeverity(finding.outcome, finding.impact).rawValue),
            "message": SARIFText.message("\(options.words(finding.message)) \(options.words(finding.fix))"),
            "locations": .array([.object(["physicalLocation": location(place)])]),
            "relatedLocations": JSONValue.array(finding.related.compactMap(related)).unlessEmpty,
            // The only key that code scanning compares; it tells equal faults apart by their number.
            "partialFingerprints": .object(["primaryLocationLineHash": .string("\(finding.fingerprint):\(ordinal)")]),
            "fixes": JSONValue.array(finding.repairs.compactMap { fix($0, finding) }).unlessEmpty,
            "properties": properties(finding),
        ])
    }

    private func properties(_ finding: Finding) -> JSONValue {
        .members([
            "outcome": OutcomeV1(finding.outcome).json, "certainty": CertaintyV1(finding.certainty).json,
            "impact": ImpactV1(finding.impact).json,
            "setting": finding.setting.map { .string(options.words($0.description)) },
            "guidelines": .strings(finding.guidelines), "criteria": .strings(finding.criteria),
            "screens": .strings(finding.screens),
        ])
    }

    private func related(_ related: RelatedPlace) -> JSONValue? {
        guard let place = ResolvedPlace(related.place, in: audit) else { return nil }
        return .object([
            "physicalLocation": location(place), "message": SARIFText.message(options.words(related.why)),
        ])
    }

    /// A repair that a viewer can apply as it stands; one that waits for words from a person is no such thing.
    private func fix(_ repair: Repair, _ finding: Finding) -> JSONValue? {
        guard repair.safety != .needsWords, !repair.edits.isEmpty else { return nil }
        var order: [SourceText] = []
        var replacements: [String: [JSONValue]] = [:]
        for edit in repair.edits {
            guard let place = ResolvedPlace(edit.place, in: audit), place.range == edit.place.range else { return nil }
            if replacements[place.path] == nil { order.append(place.source) }
            replacements[place.path, default: []].append(
                .object(["deletedRegion": Self.region(place), "insertedContent": .object(["text": .string(edit.text)])])
            )
        }
        let changes = order.map { source in
            JSONValue.object([
                "artifactLocation": SARIFText.artifact(source.path, options),
                "replacements": .array(replacements[source.path] ?? []),
            ])
        }
        return .object([
            "description": SARIFText.message(options.words(finding.fix)), "artifactChanges": .array(changes),
        ])
    }

    private func location(_ place: ResolvedPlace) -> JSONValue {
        .object(["artifactLocation": SARIFText.artifact(place.path, options), "region": Self.region(place)])
    }

    private static func region(_ place: ResolvedPlace) -> JSONValue {
        let range = place.rangeOnDisk
        return .object([
            "startLine": .integer(place.start.line), "startColumn": .integer(place.utf16Start),
            "endLine": .integer(place.end.line), "endColumn": .integer(place.utf16End),
            "byteOffset": .integer(Int(range.lower)), "byteLength": .integer(range.length),
        ])
    }
}
