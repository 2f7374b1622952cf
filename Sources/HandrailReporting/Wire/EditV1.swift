/// One replacement of bytes in one file.
public struct EditV1: Codable, Hashable, Sendable {
    /// The file, relative to `root`.
    public let file: String
    /// Offset of the first byte replaced.
    public let offset: Int
    /// Number of bytes replaced; 0 inserts.
    public let length: Int
    /// What stands there afterwards.
    public let text: String
}

extension EditV1: WireObject {
    /// Its name in the schema.
    package static let name = "Edit"
    /// What the schema says of it.
    package static let note = "One replacement of bytes in one file."
    /// Its members.
    package static let fields: [WireField<EditV1>] = [
        WireField("file", "The file, relative to `root`.") { $0.file },
        WireField("offset", "Offset of the first byte replaced.") { $0.offset },
        WireField("length", "Number of bytes replaced; 0 inserts.") { $0.length },
        WireField("text", "What stands there afterwards.") { $0.text },
    ]
}
