/// The report of one audit.
public struct ReportV1: Codable, Hashable, Sendable {
    /// The format and its version: `handrail.report/1`.
    public let schema: String
    /// What wrote it.
    public let tool: ToolV1
    /// Absolute path that was audited; every `file` is relative to it.
    public let root: String
    /// The language of the sentences.
    public let language: LanguageV1
    /// How much was examined and what came of it.
    public let summary: SummaryV1
    /// What was found, by place, then rule.
    public let findings: [FindingV1]
    /// The screens examined, by name.
    public let screens: [ScreenV1]
    /// What was skipped and why.
    public let notes: [NoteV1]
}

extension ReportV1: WireObject {
    /// Its name in the schema.
    package static let name = "Report"
    /// What the schema says of it.
    package static let note = "The report of one audit."
    /// Its members.
    package static let fields: [WireField<ReportV1>] = [
        WireField("schema", "The format and its version: `handrail.report/1`.") { $0.schema },
        WireField("tool", "What wrote it.") { $0.tool },
        WireField("root", "Absolute path that was audited; every `file` is relative to it.") { $0.root },
        WireField("language", "The language of the sentences.") { $0.language },
        WireField("summary", "How much was examined and what came of it.") { $0.summary },
        WireField("findings", "What was found, by place, then rule.") { $0.findings },
        WireField("screens", "The screens examined, by name.") { $0.screens },
        WireField("notes", "What was skipped and why.") { $0.notes },
    ]
}
