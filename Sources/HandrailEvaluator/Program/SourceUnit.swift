public import HandrailCode
public import HandrailSource

/// A lowered file with its place in the project.
public struct SourceUnit: Sendable {
    /// The file.
    public let file: FileIndex
    /// Number of the target it belongs to; names are looked up there first.
    public let module: Int
    /// Numbers of all targets that it is built into.
    public let targets: [Int]
    /// The file's text, for conditions and actions as they are written.
    public let source: SourceText
    /// What the file declares.
    public let code: CodeFile
    /// Whether findings may point into it; generated and vendored code is only linked.
    public let isAudited: Bool

    /// A unit of a program.
    ///
    /// - Parameter targets: all targets that it is built into; none where it is in `module` alone.
    public init(
        file: FileIndex, module: Int, targets: [Int] = [], source: SourceText, code: CodeFile, isAudited: Bool
    ) {
        self.file = file
        self.targets = targets.isEmpty ? [module] : targets
        self.source = source
        self.module = module
        self.code = code
        self.isAudited = isAudited
    }
}
