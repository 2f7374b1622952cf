/// What an audit looks at.
public struct AuditPolicy: Sendable {
    /// Ids of the rules to run, or of guidelines whose rules to run; empty for all rules.
    public let rules: [String]
    /// Code to audit although it is skipped by default.
    public let included: Set<SkippedCode>
    /// Number of threads; `nil` for as many as there are processors. The result does not depend on it.
    public let jobs: Int?

    /// A policy; by default every rule runs over what a team wrote itself.
    public init(rules: [String] = [], included: Set<SkippedCode> = [], jobs: Int? = nil) {
        self.rules = rules
        self.included = included
        self.jobs = jobs
    }
}
