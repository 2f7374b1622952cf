/// What part a file plays in an audit.
public enum FileRole: Hashable, Sendable {
    /// Findings are reported in it.
    case audited
    /// Other files may use what it declares, but it is not theirs to mend: generated, vendored or excluded files.
    case linkedOnly
}
