import HandrailModel
import HandrailRules
import HandrailSource

/// A finding together with the cause that other places may share.
struct JudgedFinding {
    /// The finding.
    var finding: Finding
    /// The rule that speaks for several that find the same place wrong.
    let leader: String
    /// Where it comes from, if other places may share it.
    let cause: RegisteredRule.Cause?
}
