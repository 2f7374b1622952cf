/// Something that was skipped or could not be read.
public struct NoteV1: Codable, Hashable, Sendable {
    /// The file or folder, relative to `root`; missing where it speaks of the whole.
    public let path: String?
    /// What happened and what follows.
    public let text: String
}

extension NoteV1: WireObject {
    /// Its name in the schema.
    package static let name = "Note"
    /// What the schema says of it.
    package static let note = "Something that was skipped or could not be read."
    /// Its members.
    package static let fields: [WireField<NoteV1>] = [
        WireField("path", "The file or folder, relative to `root`; missing where it speaks of the whole.") { $0.path },
        WireField("text", "What happened and what follows.") { $0.text },
    ]
}
