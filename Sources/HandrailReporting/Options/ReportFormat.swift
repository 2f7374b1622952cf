/// The formats of a report, named as people ask for them.
public enum ReportFormat: String, Sendable, CaseIterable {
    /// For people, in a terminal.
    case text
    /// For programs: `handrail.report/1`.
    case json
    /// For code scanning services: SARIF 2.1.0.
    case sarif
    /// Workflow commands that GitHub Actions turns into annotations.
    case github
    /// Lines that Xcode turns into issues.
    case xcode

    /// The report in this format.
    public func report(_ options: ReportOptions) -> any Report {
        switch self {
        case .text: TerminalReport(options)
        case .json: JSONReport(options)
        case .sarif: SARIFReport(options)
        case .github: GitHubReport(options)
        case .xcode: XcodeReport(options)
        }
    }
}
