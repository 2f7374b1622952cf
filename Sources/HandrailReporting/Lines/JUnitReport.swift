public import HandrailModel
import HandrailSource

/// Test results as JUnit writes them, which GitLab, Jenkins, Azure and Bitbucket show beside their tests.
/// Source: the schema of Apache Ant's JUnit task, with `file` and `line` as GitLab reads them.
public struct JUnitReport: Report {
    private let options: ReportOptions

    /// A report with `options`.
    public init(_ options: ReportOptions) { self.options = options }

    /// One suite; each rule that found nothing is a test that passed, each violation one that failed, and each review
    /// one that was skipped, because a person has to decide it.
    public func text(of audit: Audit) -> String {
        let findings = audit.findings.compactMap { finding in
            ResolvedPlace(finding.place, in: audit).map { (finding: finding, place: $0) }
        }
        let told = Set(findings.map(\.finding.rule))
        let passed = audit.tallies.map(\.rule).filter { !told.contains($0) }
        let failures = findings.count { $0.finding.outcome == .violation }
        let counts = "tests=\"\(findings.count + passed.count)\" failures=\"\(failures)\" errors=\"0\" "
            + "skipped=\"\(findings.count - failures)\""
        let cases = findings.map { failure($0.finding, $0.place) } + passed.map { rule in
            "    <testcase classname=\"\(XMLText.escaped(rule))\" name=\"\(XMLText.escaped(rule))\"/>\n"
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="\(ReportOptions.toolName)" \(counts)>
              <testsuite name="\(ReportOptions.toolName)" \(counts)>
            \(cases.joined())  </testsuite>
            </testsuites>

            """
    }

    private func failure(_ finding: Finding, _ place: ResolvedPlace) -> String {
        let path = XMLText.escaped(options.hostPath(place.path))
        let message = XMLText.escaped(options.words(finding.message))
        let body = XMLText.escaped("\(options.hostPath(place.path)):\(place.start.line)\n\(options.words(finding.fix))")
        let rule = XMLText.escaped(finding.rule)
        let result =
            switch finding.outcome {
            case .violation: "<failure type=\"\(rule)\" message=\"\(message)\">\(body)</failure>"
            case .review: "<skipped message=\"\(message)\"/>"
            }
        return """
                <testcase classname="\(rule)" name="\(path):\(place.start.line):\(place.utf16Start)" \
            file="\(path)" line="\(place.start.line)">\(result)</testcase>

            """
    }
}

extension ReportFormat {
    /// Test results as JUnit writes them.
    static let junit = ReportFormat(
        name: "junit", contentType: "application/xml", report: { JUnitReport($0) })
}
