/// Something that was skipped or could not be read.
public struct AuditNote: Hashable, Sendable {
    /// The file or folder, relative to the root; `nil` where it speaks of the whole.
    public let path: String?
    /// What happened and what follows.
    public let text: Bilingual

    /// A note.
    public init(path: String?, text: Bilingual) {
        self.path = path
        self.text = text
    }
}
