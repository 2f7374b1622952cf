/// How inputs are made.
package enum FuzzKind: String, CaseIterable, Sendable {
    /// Bytes of files changed at random.
    case bytes
    /// Pieces of files changed at random.
    case tokens
    /// A text repeated, in a row or around itself.
    case repeats
    /// Numbers replaced by ones at the ends of what fits.
    case numbers
    /// Whole apps changed so that it is known what may become of the findings.
    case changes
}
