public import HandrailModel

/// What a resource, or several together, hold.
public struct ResourceContents: Sendable {
    /// Texts, images and colors.
    public let contents: BundleContents
    /// Scenes of storyboards and xibs.
    public let scenes: [InterfaceScene]
    /// What code that is not evaluated does to views.
    public let classWrites: [ClassWrites]
    /// What could not be read.
    public let notes: [AuditNote]

    /// What resources hold.
    public init(
        contents: BundleContents = BundleContents(), scenes: [InterfaceScene] = [], classWrites: [ClassWrites] = [],
        notes: [AuditNote] = []
    ) {
        self.contents = contents
        self.scenes = scenes
        self.classWrites = classWrites
        self.notes = notes
    }
}
