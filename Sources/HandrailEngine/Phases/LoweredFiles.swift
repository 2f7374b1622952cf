public import HandrailCode
public import HandrailModel
public import HandrailSource

/// The files of an audit after every file of code was lowered and every other file was imported.
public struct LoweredFiles: Sendable {
    /// The files with their bytes.
    public let read: ReadFiles
    /// The lowered form of every file of code that could be read.
    public let code: [FileIndex: CodeFile]
    /// What all other files hold.
    public let contents: ProjectContents
    /// Number of files that did not parse cleanly.
    let filesWithErrors: Int
    /// What happened on the way.
    let notes: [AuditNote]
}
