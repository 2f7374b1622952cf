import HandrailModel
import HandrailRules
import HandrailSource

/// A finding together with the cause that other places may share.
///
/// An immutable object: findings are large, and pass through several lists until all is judged.
final class JudgedFinding: Sendable {
    /// The finding.
    let finding: Finding
    /// The rule that speaks for several that find the same place wrong.
    let leadingRule: String
    /// Where it comes from, if other places may share it.
    let cause: RegisteredRule.Cause?
    /// Rules that found the same place wrong and left it to this one: a comment that ignores one of them holds here.
    let coveredRules: Set<String>
    /// For what a capture shows: the place in source that makes it, where that is known.
    let origin: SourceMatches.Origin?

    /// A judged finding.
    init(
        finding: Finding, leadingRule: String, cause: RegisteredRule.Cause?, coveredRules: Set<String> = [],
        origin: SourceMatches.Origin? = nil
    ) {
        self.origin = origin
        self.finding = finding
        self.leadingRule = leadingRule
        self.cause = cause
        self.coveredRules = coveredRules
    }

    /// The same with another finding.
    func with(_ finding: Finding) -> JudgedFinding {
        JudgedFinding(
            finding: finding, leadingRule: leadingRule, cause: cause, coveredRules: coveredRules, origin: origin)
    }
}
