/// A place that belongs to a finding.
public struct RelatedV1: Codable, Hashable, Sendable {
    /// The file, relative to `root`.
    public let file: String
    /// Line, from 1.
    public let line: Int
    /// Column, from 1, in UTF-8 bytes.
    public let column: Int
    /// Why it matters.
    public let why: String
}

extension RelatedV1: WireObject {
    /// Its name in the schema.
    package static let name = "Related"
    /// What the schema says of it.
    package static let note = "A place that belongs to a finding."
    /// Its members.
    package static let fields: [WireField<RelatedV1>] = [
        WireField("file", "The file, relative to `root`.") { $0.file },
        WireField("line", "Line, from 1.") { $0.line },
        WireField("column", "Column, from 1, in UTF-8 bytes.") { $0.column },
        WireField("why", "Why it matters.") { $0.why },
    ]
}
