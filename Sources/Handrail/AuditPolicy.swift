public import HandrailModel
public import HandrailRules

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

    /// What the project decided of rules, by their ids.
    public let options: [String: RuleOptions]
    /// Views of code that is not there, by their names, as the project describes them.
    public let components: [String: DeclaredComponent]

    /// A policy; by default every rule runs over what a team wrote itself.
    public init(
        rules: RuleChoice = .all, setting: Setting? = nil, included: Set<SkippedCode> = [], jobs: Int? = nil,
        scope: AuditScope? = nil, unsaved: [String: [UInt8]] = [:], options: [String: RuleOptions] = [:],
        components: [String: DeclaredComponent] = [:]
    ) {
        self.rules = rules
        self.setting = setting
        self.included = included
        self.jobs = jobs
        self.scope = scope
        self.unsaved = unsaved
        self.options = options
        self.components = components
    }
}
