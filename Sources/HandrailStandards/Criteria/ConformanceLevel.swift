/// How much of WCAG a criterion belongs to.
public enum ConformanceLevel: String, Hashable, Sendable, CaseIterable {
    /// Level A.
    case a = "A"
    /// Level AA.
    case aa = "AA"
    /// Level AAA.
    case aaa = "AAA"
    /// The version has the number but demands nothing any more.
    case removed = "removed"
}
