import HandrailModel

/// A file found on disk that Handrail may read.
struct TreeFile: Sendable {
    /// Path relative to the root.
    let path: String
    /// What it is.
    let kind: FileKind
    /// Why it is treated otherwise than the rest, told from names; empty for most.
    var marks: PathMarks

    /// Whether findings may be reported in it.
    var role: FileRole { marks.isDisjoint(with: [.vendored, .generated, .excluded, .apart]) ? .audited : .linkedOnly }
}
