/// A defect, or a place that a person should look at.
public struct FindingV1: Codable, Hashable, Sendable {
    /// The rule's id.
    public let rule: String
    /// Ids of the guidelines it decides.
    public let guidelines: [String]
    /// Criteria of standards it answers for.
    public let criteria: [String]
    /// Violation or review.
    public let outcome: OutcomeV1
    /// How sure it is.
    public let certainty: CertaintyV1
    /// What it does to people.
    public let impact: ImpactV1
    /// The setting it speaks of; missing where it speaks of all.
    public let setting: String?
    /// The file, relative to `root`.
    public let file: String
    /// First line, from 1.
    public let line: Int
    /// First column, from 1, in UTF-8 bytes.
    public let column: Int
    /// Last line, from 1.
    public let endLine: Int
    /// Column after the last, from 1, in UTF-8 bytes.
    public let endColumn: Int
    /// Offset of the first byte.
    public let offset: Int
    /// Number of bytes.
    public let length: Int
    /// What is wrong.
    public let message: String
    /// What to do.
    public let fix: String
    /// Other places that belong to it.
    public let related: [RelatedV1]
    /// Edits that mend it.
    public let repairs: [RepairV1]
    /// Names of the screens that show it.
    public let screens: [String]
    /// What it is about, free of lines and words; equal faults have equal ones.
    public let fingerprint: String
}

extension FindingV1: WireObject {
    /// Its name in the schema.
    package static let name = "Finding"
    /// What the schema says of it.
    package static let note = "A defect, or a place that a person should look at."
    /// Its members.
    package static let fields: [WireField<FindingV1>] = [
        WireField("rule", "The rule's id.") { $0.rule },
        WireField("guidelines", "Ids of the guidelines it decides.") { $0.guidelines },
        WireField("criteria", "Criteria of standards it answers for.") { $0.criteria },
        WireField("outcome", "Violation or review.") { $0.outcome },
        WireField("certainty", "How sure it is.") { $0.certainty },
        WireField("impact", "What it does to people.") { $0.impact },
        WireField("setting", "The setting it speaks of; missing where it speaks of all.") { $0.setting },
        WireField("file", "The file, relative to `root`.") { $0.file },
        WireField("line", "First line, from 1.") { $0.line },
        WireField("column", "First column, from 1, in UTF-8 bytes.") { $0.column },
        WireField("endLine", "Last line, from 1.") { $0.endLine },
        WireField("endColumn", "Column after the last, from 1, in UTF-8 bytes.") { $0.endColumn },
        WireField("offset", "Offset of the first byte.") { $0.offset },
        WireField("length", "Number of bytes.") { $0.length },
        WireField("message", "What is wrong.") { $0.message },
        WireField("fix", "What to do.") { $0.fix },
        WireField("related", "Other places that belong to it.") { $0.related },
        WireField("repairs", "Edits that mend it.") { $0.repairs },
        WireField("screens", "Names of the screens that show it.") { $0.screens },
        WireField("fingerprint", "What it is about, free of lines and words; equal faults have equal ones.") {
            $0.fingerprint
        },
    ]
}
