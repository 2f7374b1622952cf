public import HandrailModel
public import HandrailSource

/// A file that takes part in an audit.
public struct ProjectFile: Hashable, Sendable {
    /// Path relative to the project's root, with `/`.
    public let path: String
    /// Its position in `Project.files`.
    public let index: FileIndex
    /// What it is.
    public let kind: FileKind
    /// Whether findings are reported in it.
    public let role: FileRole
    /// Positions in `Project.targets` of the targets it belongs to, ascending; never empty.
    public let targets: [Int]

    /// A file.
    public init(path: String, index: FileIndex, kind: FileKind, role: FileRole, targets: [Int]) {
        self.path = path
        self.index = index
        self.kind = kind
        self.role = role
        self.targets = targets
    }
}
