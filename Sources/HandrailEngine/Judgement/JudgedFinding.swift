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
    let leader: String
    /// Where it comes from, if other places may share it.
    let cause: RegisteredRule.Cause?

    /// A judged finding.
    init(finding: Finding, leader: String, cause: RegisteredRule.Cause?) {
        self.finding = finding
        self.leader = leader
        self.cause = cause
    }
}
