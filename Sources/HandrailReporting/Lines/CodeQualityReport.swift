public import HandrailModel
import HandrailSource

/// The JSON that GitLab's merge requests show as code quality.
/// Source: "Code Quality", section "Code Quality report format", docs.gitlab.com.
public struct CodeQualityReport: Report {
    private let options: ReportOptions

    /// A report with `options`.
    public init(_ options: ReportOptions) { self.options = options }

    /// One object for each finding. GitLab holds those with the same fingerprint for one, so equal faults are numbered.
    public func text(of audit: Audit) -> String {
        var seen: [String: Int] = [:]
        let values = audit.findings.compactMap { finding -> JSONValue? in
            guard let place = ResolvedPlace(finding.place, in: audit) else { return nil }
            seen[finding.fingerprint, default: 0] += 1
            let ordinal = seen[finding.fingerprint] ?? 1
            let lines: JSONValue = .object([
                "begin": .integer(place.start.line), "end": .integer(place.end.line),
            ])
            return .object([
                "description": .string("\(options.words(finding.message)) \(options.words(finding.fix))"),
                "check_name": .string(finding.rule), "fingerprint": .string("\(finding.fingerprint):\(ordinal)"),
                "severity": .string(severity(finding)),
                "location": .object(["path": .string(options.hostPath(place.path)), "lines": lines]),
            ])
        }
        return JSONWriter.text(.array(values))
    }

    private func severity(_ finding: Finding) -> String {
        switch (finding.outcome, finding.impact) {
        case (.review, _): "info"
        case (.violation, .critical): "critical"
        case (.violation, .serious): "major"
        case (.violation, .moderate), (.violation, .minor): "minor"
        }
    }
}

extension ReportFormat {
    /// The JSON that GitLab shows as code quality.
    static let codeQuality = ReportFormat(
        name: "gitlab", contentType: "application/json", report: { CodeQualityReport($0) })
}
