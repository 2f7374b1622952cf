package import HandrailCode
package import HandrailSource

/// A lowered file with its place in the project.
package struct SourceUnit: Sendable {
    /// The file.
    package let file: FileIndex
    /// Number of the target it belongs to; names are looked up there first.
    package let module: Int
    /// Numbers of all targets that it is built into.
    package let targets: [Int]
    /// How its code is written, for conditions and actions as they are shown.
    package let spelling: CodeSpelling
    /// What the file declares.
    package let code: CodeFile
    /// Whether findings may point into it; generated and vendored code is only linked.
    package let isAudited: Bool

    /// A unit of a program.
    ///
    /// - Parameter targets: all targets that it is built into; none where it is in `module` alone.
    package init(
        file: FileIndex, module: Int, targets: [Int] = [], spelling: CodeSpelling, code: CodeFile, isAudited: Bool
    ) {
        self.file = file
        self.targets = targets.isEmpty ? [module] : targets
        self.spelling = spelling
        self.module = module
        self.code = code
        self.isAudited = isAudited
    }
}
