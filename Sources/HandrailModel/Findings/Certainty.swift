/// How sure a finding is: the weakest origin among the facts it rests on.
public enum Certainty: String, Sendable, CaseIterable, Comparable {
    case certain, likely, possible

    /// Surer first.
    public static func < (a: Certainty, b: Certainty) -> Bool {
        (allCases.firstIndex(of: a) ?? 0) < (allCases.firstIndex(of: b) ?? 0)
    }
}
