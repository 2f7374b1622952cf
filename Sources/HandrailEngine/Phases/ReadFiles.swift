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
    public var swiftFiles: [FileIndex] { files { $0 == .swift } }

    /// Positions of the files of code that could be read: Swift and Objective-C.
    public var codeFiles: [FileIndex] { files { $0 == .swift || $0 == .objectiveC } }

    /// Positions of the files other than Swift that declare screens and could be read.
    public var screenFiles: [FileIndex] { files(where: \.holdsScreens) }

    private func files(where isWanted: (FileKind) -> Bool) -> [FileIndex] {
        discovered.files.indices.filter { isWanted(discovered.files[$0].kind) && !unreadable.contains($0) }
            .map(FileIndex.init)
    }
}
