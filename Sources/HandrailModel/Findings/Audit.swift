public import HandrailSource

/// The result of one run: what was looked at, what was found, and what could not be seen.
public struct Audit: Sendable {
    /// Absolute path that every file's path is relative to.
    public let root: String
    /// The files that findings and screens point into, by `FileIndex`.
    public let files: [SourceText]
    /// Findings, sorted by place, then rule.
    public let findings: [Finding]
    /// The screens examined, sorted by name.
    public let screens: [ScreenSummary]
    /// What each rule said, sorted by rule id; every rule that ran is listed.
    public let tallies: [RuleTally]
    /// What was skipped and why.
    public let notes: [AuditNote]
    /// How much was read.
    public let coverage: Coverage

    /// An audit.
    public init(
        root: String, files: [SourceText], findings: [Finding], screens: [ScreenSummary], tallies: [RuleTally],
        notes: [AuditNote], coverage: Coverage
    ) {
        self.root = root
        self.files = files
        self.findings = findings
        self.screens = screens
        self.tallies = tallies
        self.notes = notes
        self.coverage = coverage
    }

    /// The file a place is in.
    public func file(of place: SourcePlace) -> SourceText { files[Int(place.file.value)] }
}
