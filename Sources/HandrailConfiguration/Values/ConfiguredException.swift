public import HandrailSource

/// Findings that a team decided to live with, for files that cannot hold a comment.
public struct ConfiguredException: Hashable, Sendable {
    /// Ids of the rules.
    public let rules: Set<String>
    /// The name that the file uses: a rule, or a guideline.
    public let name: String
    /// The paths, relative to the folder of the configuration.
    public let path: GlobPattern
    /// The paths as they are written.
    public let written: String
    /// A piece of the source at the finding's place, or the name of a screen; `nil` for all findings of the file.
    public let place: String?
    /// Why.
    public let reason: String
    /// The first day on which the findings count again, as `2027-01-31`; `nil` for never.
    public let until: String?
    /// Where it is written.
    public let origin: ConfigurationOrigin
}
