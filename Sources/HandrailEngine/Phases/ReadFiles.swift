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

    /// Those of them whose names say so: storyboards and xibs, and no captures.
    var interfaceFiles: [FileIndex] { files { $0.holdsScreens && $0.recognizes == nil } }

    private func files(where isWanted: (FileKind) -> Bool) -> [FileIndex] {
        discovered.files.indices.filter { position in
            let kind = discovered.files[position].kind
            // A file whose bytes say that it is of another kind was not read.
            let isRecognized = kind.recognizes == nil || texts[position].length > 0
            return isWanted(kind) && isRecognized && !unreadable.contains(position)
        }.map(FileIndex.init)
    }
}
