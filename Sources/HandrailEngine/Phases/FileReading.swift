public import HandrailModel

/// What reading one file came to.
public struct FileReading: Sendable {
    /// Its bytes, as UTF-8 where they are UTF-16 on disk; `nil` where it could not be read.
    public let bytes: [UInt8]?
    /// Whether it is in UTF-16 on disk.
    public let isTranscoded: Bool
    /// Whether findings are reported in it: a header may say that a tool wrote it.
    public let isAudited: Bool
    /// Why it could not be read.
    public let problem: Bilingual?

    /// The reading of a file that could be read.
    public init(bytes: [UInt8], isAudited: Bool, isTranscoded: Bool = false) {
        self.bytes = bytes
        self.isTranscoded = isTranscoded
        self.isAudited = isAudited
        problem = nil
    }

    /// The reading of a file that could not be read.
    public init(problem: Bilingual) {
        bytes = nil
        isTranscoded = false
        isAudited = false
        self.problem = problem
    }
}
