import HandrailModel

/// A part of the tree that a person asked for.
struct SearchScope: Sendable, Equatable {
    /// What of it is wanted.
    enum Content: Sendable, Equatable {
        /// Everything below.
        case folder
        /// What these `.xcodeproj` folders, given relative to the root, and the packages below build.
        case xcodeProjects(Set<String>)
        /// The file itself.
        case file(FileKind)
    }

    /// Path relative to the root.
    let path: String
    /// What of it is wanted.
    let content: Content
}
