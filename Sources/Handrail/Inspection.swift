public import HandrailModel
public import HandrailSource

/// What assistive technologies meet on every screen of a project.
public struct Inspection: Sendable {
    /// Absolute path that every file's path is relative to.
    public let root: String
    /// The files that elements point into, by `FileIndex`.
    public let files: [SourceText]
    /// The screens, sorted by name and place.
    public let screens: [PerceivedTree]

    /// An inspection.
    public init(root: String, files: [SourceText], screens: [PerceivedTree]) {
        self.root = root
        self.files = files
        self.screens = screens
    }
}
