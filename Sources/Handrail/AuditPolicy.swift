public import HandrailModel

/// What an audit looks at.
public struct AuditPolicy: Sendable {
    /// The rules that run.
    public let rules: RuleChoice
    /// What the person chose in Settings whom the screens are shown to; `nil` for the screens with every alternative.
    public let setting: Setting?
    /// Code to audit although it is skipped by default.
    public let included: Set<SkippedCode>
    /// Number of threads; `nil` for as many as there are processors. The result does not depend on it.
    public let jobs: Int?

    /// Which files are audited; `nil` for all that a team wrote itself.
    public let scope: AuditScope?
    /// What stands in files instead of what is on disk, by their absolute paths: edits that are not saved yet.
    public let unsaved: [String: [UInt8]]

    /// A policy; by default every rule runs over what a team wrote itself.
    public init(
        rules: RuleChoice = .all, setting: Setting? = nil, included: Set<SkippedCode> = [], jobs: Int? = nil,
        scope: AuditScope? = nil, unsaved: [String: [UInt8]] = [:]
    ) {
        self.rules = rules
        self.setting = setting
        self.included = included
        self.jobs = jobs
        self.scope = scope
        self.unsaved = unsaved
    }
}
