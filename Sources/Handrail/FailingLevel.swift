public import HandrailModel

/// What makes an audit fail: policy, not a property of a finding.
public enum FailingLevel: String, Sendable, CaseIterable {
    /// Any violation.
    case violation = "violation"
    /// Any finding.
    case review = "review"
    /// Nothing.
    case never = "never"

    /// Whether `audit` has a finding at or above this level.
    public func isReached(by audit: Audit) -> Bool {
        switch self {
        case .violation: audit.findings.contains { $0.outcome == .violation }
        case .review: !audit.findings.isEmpty
        case .never: false
        }
    }
}
