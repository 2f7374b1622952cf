public import HandrailModel

/// What an audit begins with: the files there are, and nothing of what is in them.
public struct DiscoveredFiles: Sendable {
    /// A file that takes part.
    public struct File: Hashable, Sendable {
        /// Path relative to the root, with `/`.
        public let path: String
        /// What it is.
        public let kind: FileKind
        /// Whether findings are reported in it.
        public let isAudited: Bool

        /// A file.
        public init(path: String, kind: FileKind, isAudited: Bool = true) {
            self.path = path
            self.kind = kind
            self.isAudited = isAudited
        }

        /// Whether there is something to audit where it stands alone.
        public var isCodeOrScreens: Bool { kind == .swift || kind == .objectiveC || kind.holdsScreens }
    }

    /// Absolute path that every file's path is relative to.
    public let root: String
    /// The files; their positions are their `FileIndex`.
    public let files: [File]
    /// Number of targets.
    public let targets: Int
    /// What was skipped or could not be read.
    public let notes: [AuditNote]

    /// Discovered files.
    public init(root: String, files: [File], targets: Int, notes: [AuditNote] = []) {
        self.root = root
        self.files = files
        self.targets = targets
        self.notes = notes
    }
}
