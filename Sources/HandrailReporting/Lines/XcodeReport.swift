public import HandrailModel
import HandrailSource

/// Lines in the form of a compiler's, which Xcode turns into issues when a build phase prints them.
public struct XcodeReport: Report {
    private let options: ReportOptions

    /// A report with `options`.
    public init(_ options: ReportOptions) { self.options = options }

    /// One line for each finding, in the order of the audit, and one for each place that belongs to it.
    public func text(of audit: Audit) -> String {
        audit.findings.map { lines(for: $0, in: audit) }.joined()
    }

    private func lines(for finding: Finding, in audit: Audit) -> String {
        guard let place = ResolvedPlace(finding.place, in: audit) else { return "" }
        let message = "[\(finding.rule)] \(options.words(finding.message)) \(options.words(finding.fix))"
        let head = line(place, root: audit.root, kind: kind(of: finding), message)
        let notes = finding.related.compactMap { related in
            ResolvedPlace(related.place, in: audit).map {
                line($0, root: audit.root, kind: "note", options.words(related.why))
            }
        }
        return head + notes.joined()
    }

    /// An issue of kind `note` would not be listed, so a review is a warning.
    private func kind(of finding: Finding) -> String {
        switch ReportSeverity(finding.outcome, finding.impact) {
        case .error: "error"
        case .warning, .note: "warning"
        }
    }

    private func line(_ place: ResolvedPlace, root: String, kind: String, _ message: String) -> String {
        let path = root.hasSuffix("/") ? root + place.path : "\(root)/\(place.path)"
        let flat = message.split(whereSeparator: \.isNewline).joined(separator: " ")
        return PrintableText.line("\(path):\(place.start.line):\(place.start.column): \(kind): \(flat)") + "\n"
    }
}

extension ReportFormat {
    /// Lines that Xcode turns into issues.
    static let xcode = ReportFormat(
        name: "xcode", contentType: "text/plain; charset=utf-8", report: { XcodeReport($0) })
}
