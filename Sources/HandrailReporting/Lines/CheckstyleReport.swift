public import HandrailModel
import HandrailSource

/// Checkstyle's XML, which most services that collect what linters say can read.
/// Source: "XMLLogger", checkstyle.org.
public struct CheckstyleReport: Report {
    private let options: ReportOptions

    /// A report with `options`.
    public init(_ options: ReportOptions) { self.options = options }

    /// The findings by file, in the order of the audit.
    public func text(of audit: Audit) -> String {
        var files: [(path: String, lines: [String])] = []
        for finding in audit.findings {
            guard let place = ResolvedPlace(finding.place, in: audit) else { continue }
            if files.last?.path != place.path { files.append((place.path, [])) }
            files[files.count - 1].lines.append(line(finding, place))
        }
        let text = files.map { file in
            "  <file name=\"\(XMLText.escaped(options.hostPath(file.path)))\">\n\(file.lines.joined())  </file>\n"
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <checkstyle version="4.3">
            \(text.joined())</checkstyle>

            """
    }

    private func line(_ finding: Finding, _ place: ResolvedPlace) -> String {
        let severity =
            switch ReportSeverity(finding.outcome, finding.impact) {
            case .error: "error"
            case .warning: "warning"
            case .note: "info"
            }
        let message = XMLText.escaped("\(options.words(finding.message)) \(options.words(finding.fix))")
        return """
                <error line="\(place.start.line)" column="\(place.utf16Start)" severity="\(severity)" \
            message="\(message)" source="handrail.\(XMLText.escaped(finding.rule))"/>

            """
    }
}

extension ReportFormat {
    /// Checkstyle's XML.
    static let checkstyle = ReportFormat(
        name: "checkstyle", contentType: "application/xml", report: { CheckstyleReport($0) })
}
