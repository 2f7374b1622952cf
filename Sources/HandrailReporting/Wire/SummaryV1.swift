/// How much was examined and what came of it.
public struct SummaryV1: Codable, Hashable, Sendable {
    /// Swift files read.
    public let files: Int
    /// Bytes of Swift read.
    public let bytes: Int
    /// Files that could not be read in full.
    public let troubledFiles: Int
    /// Targets found.
    public let targets: Int
    /// Screens examined.
    public let screens: Int
    /// Elements examined on all screens; 0 means that nothing was measured.
    public let elements: Int
    /// How much of the code that makes views is met on screens.
    public let reach: ReachV1
    /// Findings that are violations.
    public let violations: Int
    /// Findings that a person should look at.
    public let reviews: Int
    /// What each rule said, by rule id; every rule that ran is listed.
    public let rules: [String: OutcomesV1]
}

extension SummaryV1: WireObject {
    /// Its name in the schema.
    package static let name = "Summary"
    /// What the schema says of it.
    package static let note = "How much was examined and what came of it."
    /// Its members.
    package static let fields: [WireField<SummaryV1>] = [
        WireField("files", "Swift files read.") { $0.files },
        WireField("bytes", "Bytes of Swift read.") { $0.bytes },
        WireField("troubledFiles", "Files that could not be read in full.") { $0.troubledFiles },
        WireField("targets", "Targets found.") { $0.targets },
        WireField("screens", "Screens examined.") { $0.screens },
        WireField("elements", "Elements examined on all screens; 0 means that nothing was measured.") { $0.elements },
        WireField("reach", "How much of the code that makes views is met on screens.") { $0.reach },
        WireField("violations", "Findings that are violations.") { $0.violations },
        WireField("reviews", "Findings that a person should look at.") { $0.reviews },
        WireField("rules", "What each rule said, by rule id; every rule that ran is listed.") { $0.rules },
    ]
}
