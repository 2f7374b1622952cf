public import HandrailSource

/// What to look for below the given paths, and how much of it.
public struct DiscoveryOptions: Hashable, Sendable {
    /// How much is read at most.
    public struct Limits: Hashable, Sendable {
        /// Number of files listed at most.
        public let files: Int
        /// Number of folders inside one another at most.
        public let depth: Int
        /// Size in bytes of the largest Swift file that is audited.
        public let swiftFileBytes: Int
        /// Size in bytes of the largest file of any other kind that is read.
        public let otherFileBytes: Int

        /// Limits that every real app stays far below.
        public init(
            files: Int = 200_000, depth: Int = 64, swiftFileBytes: Int = 8 << 20, otherFileBytes: Int = 64 << 20
        ) {
            self.files = files
            self.depth = depth
            self.swiftFileBytes = swiftFileBytes
            self.otherFileBytes = otherFileBytes
        }
    }

    /// What is audited although it is skipped by default.
    public let included: Set<SkipReason>
    /// Paths, relative to the root, of files in which nothing is reported; they are still linked.
    public let excluded: [GlobPattern]
    /// The kinds of files that are listed.
    public let kinds: FileKinds
    /// How much is read at most.
    public let limits: Limits

    /// Options; the defaults audit what a team wrote itself, without its tests.
    public init(
        included: Set<SkipReason> = [], excluded: [GlobPattern] = [], kinds: FileKinds = FileKinds(),
        limits: Limits = Limits()
    ) {
        self.included = included
        self.excluded = excluded
        self.kinds = kinds
        self.limits = limits
    }
}
