public import HandrailCode
import HandrailModel
public import HandrailSource

/// The files of an audit after every Swift file was lowered.
public struct LoweredFiles: Sendable {
    /// The files with their bytes.
    public let read: ReadFiles
    /// The lowered form of every Swift file that could be read.
    public let code: [FileIndex: CodeFile]
    /// What the resources hold, in the order in which the stage named them.
    public let resources: [ResourceContents]
    /// Files that did not parse cleanly.
    let troubled: Int
    /// What happened on the way.
    let notes: [AuditNote]
}
