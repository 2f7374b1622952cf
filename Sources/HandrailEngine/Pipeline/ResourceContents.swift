public import HandrailModel

/// What a resource, or several together, hold.
public struct ResourceContents: Sendable {
    /// Texts, images and colors.
    public let contents: BundleContents
    /// What could not be read.
    public let notes: [AuditNote]

    /// What resources hold.
    public init(contents: BundleContents, notes: [AuditNote] = []) {
        self.contents = contents
        self.notes = notes
    }
}
