public import HandrailModel

/// What an audit begins with: the files there are, and nothing of what is in them.
public struct DiscoveredFiles: Sendable {
    /// A file that takes part.
    public struct File: Hashable, Sendable {
        /// What is done with its bytes.
        public enum Treatment: Hashable, Sendable {
            /// Read and lowered.
            case swift
            /// Read for the screens it holds: a storyboard or a xib.
            case interface
            /// Read for what it does to views: Objective-C.
            case objectiveC
            /// Read for what it holds besides code.
            case resource
            /// Only known to be there, like an image.
            case listed
        }

        /// Path relative to the root, with `/`.
        public let path: String
        /// What is done with its bytes.
        public let treatment: Treatment
        /// Whether findings are reported in it.
        public let isAudited: Bool

        /// A file.
        public init(path: String, treatment: Treatment, isAudited: Bool = true) {
            self.path = path
            self.treatment = treatment
            self.isAudited = isAudited
        }
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
