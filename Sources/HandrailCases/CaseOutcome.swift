/// What came of running a case.
public enum CaseOutcome: Hashable, Sendable {
    /// Everything that was recorded came out exactly.
    case exact
    /// Something came out differently: sentences that say what.
    case miss([String])
    /// Cases of this kind are not read yet.
    case notRead
}
