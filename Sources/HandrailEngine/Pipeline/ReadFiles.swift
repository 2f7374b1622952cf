public import HandrailModel
public import HandrailSource

/// The files of an audit with their bytes.
public struct ReadFiles: Sendable {
    /// What was discovered.
    public let discovered: DiscoveredFiles
    /// The text of every file, by `FileIndex`; empty for those that were not or could not be read.
    public let texts: [SourceText]
    /// Whether findings are reported in a file, by `FileIndex`.
    public let isAudited: [Bool]
    /// Files that could not be read.
    let unreadable: Set<Int>
    /// What happened on the way.
    public let notes: [AuditNote]

    /// Positions of the Swift files that could be read.
    public var swiftFiles: [FileIndex] { files(.swift) }

    /// Positions of the storyboards and xibs that could be read.
    public var interfaceFiles: [FileIndex] { files(.interface) }

    /// Positions of the Objective-C files that could be read.
    public var objectiveCFiles: [FileIndex] { files(.objectiveC) }

    private func files(_ treatment: DiscoveredFiles.File.Treatment) -> [FileIndex] {
        discovered.files.indices.filter { discovered.files[$0].treatment == treatment && !unreadable.contains($0) }
            .map(FileIndex.init)
    }
}
