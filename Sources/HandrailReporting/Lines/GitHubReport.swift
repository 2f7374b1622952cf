public import HandrailModel
import HandrailSource

/// Workflow commands that GitHub Actions turns into annotations.
/// Source: "Workflow commands for GitHub Actions", docs.github.com.
public struct GitHubReport: Report {
    private let options: ReportOptions

    /// A report with `options`.
    public init(_ options: ReportOptions) { self.options = options }

    /// One line for each finding, errors first: only the first ten of a kind become annotations in one step.
    public func text(of audit: Audit) -> String {
        audit.positionsWorstFirst.compactMap { command(for: audit.findings[$0], in: audit) }.joined()
    }

    private func command(for finding: Finding, in audit: Audit) -> String? {
        guard let place = ResolvedPlace(finding.place, in: audit) else { return nil }
        var properties = [("file", options.hostPath(place.path)), ("line", String(place.start.line))]
        properties.append(("endLine", String(place.end.line)))
        // The service refuses columns where an annotation covers more than one line.
        if place.start.line == place.end.line {
            properties.append(("col", String(place.utf16Start)))
            properties.append(("endColumn", String(place.utf16End)))
        }
        properties.append(("title", title(of: finding)))
        let list = properties.map { "\($0)=\(Self.escape(property: PrintableText.line($1)))" }.joined(separator: ",")
        let message = PrintableText.lines(options.words(finding.message) + "\n" + options.words(finding.fix))
        return "::\(command(finding)) \(list)::\(Self.escape(message))\n"
    }

    private func command(_ finding: Finding) -> String {
        switch ReportSeverity(finding.outcome, finding.impact) {
        case .error: "error"
        case .warning: "warning"
        case .note: "notice"
        }
    }

    private func title(of finding: Finding) -> String {
        let phrases = TerminalPhrases(language: options.language)
        let kind =
            switch finding.outcome {
            case .violation: "\(phrases.outcome(finding.outcome)) · \(phrases.impact(finding.impact))"
            case .review: phrases.outcome(finding.outcome)
            }
        return "\(finding.rule) (\(kind))"
    }

    private static func escape(_ text: String) -> String { escape(text, "%\r\n") }
    private static func escape(property text: String) -> String { escape(text, "%\r\n:,") }

    /// By byte: a CR and an LF side by side, or a comma with an accent, are one character to Swift.
    private static func escape(_ text: String, _ signs: StaticString) -> String {
        let isSign = { (byte: UInt8) in signs.withUTF8Buffer { $0.contains(byte) } }
        guard text.utf8.contains(where: isSign) else { return text }
        var result: [UInt8] = []
        result.reserveCapacity(text.utf8.count + 16)
        for byte in text.utf8 {
            if isSign(byte) {
                result.append(UInt8(ascii: "%"))
                result += (byte < 16 ? "0" : "").utf8
                result += String(byte, radix: 16, uppercase: true).utf8
            } else {
                result.append(byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}

extension ReportFormat {
    /// Workflow commands that GitHub Actions turns into annotations.
    static let github = ReportFormat(
        name: "github", contentType: "text/plain; charset=utf-8", report: { GitHubReport($0) })
}
