public import HandrailSource

/// The result of one run: what was looked at, what was found, and what could not be seen.
///
/// It holds the screens with all that is declared and perceived of them. Reports, inspections and transcripts read it
/// and nothing else.
public struct Audit: Sendable {
    /// Absolute path that every file's path is relative to.
    public let root: String
    /// The files that findings and screens point into, by `FileIndex`.
    public let files: [SourceText]
    /// Findings, sorted by place, then rule.
    public let findings: [Finding]
    /// The screens as assistive technologies meet them, sorted by name and place; each knows what is declared on it.
    public let screens: [PerceivedTree]
    /// What the person chose in Settings whom the screens are shown to; `nil` where they hold every alternative.
    public let setting: Setting?
    /// What each rule said, sorted by rule id; every rule that ran is listed.
    public let tallies: [RuleTally]
    /// What was skipped and why.
    public let notes: [AuditNote]
    /// How much was read.
    public let coverage: Coverage
    /// Where the view is met that each place in the code makes.
    public let reach: Reach
    /// What linking told beside the screens.
    public let facts: ProjectFacts
    private let memory = NavigationMemory()

    /// An audit.
    public init(
        root: String, files: [SourceText], findings: [Finding], screens: [PerceivedTree], setting: Setting? = nil,
        tallies: [RuleTally], notes: [AuditNote], coverage: Coverage, reach: Reach = .nothing,
        facts: ProjectFacts = ProjectFacts()
    ) {
        self.root = root
        self.files = files
        self.findings = findings
        self.screens = screens
        self.setting = setting
        self.tallies = tallies
        self.notes = notes
        self.coverage = coverage
        self.reach = reach
        self.facts = facts
    }

    /// What the project says of its targets, with the uses of APIs that the rules of the run asked for.
    public var targets: [TargetFacts] { facts.targets }

    /// Which action of which element brings up which screen; worked out when it is first asked for.
    public var navigation: NavigationGraph { memory.graph(of: screens) }

    /// What tells each screen from all others; worked out when it is first asked for.
    public var screenIdentifiers: ScreenIdentifiers { memory.identifiers(of: self) }

    /// The file a place is in.
    public func file(of place: SourcePlace) -> SourceText { files[Int(place.file.value)] }
}
