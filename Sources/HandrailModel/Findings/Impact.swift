/// What a defect does to the people it meets.
public enum Impact: String, Sendable, CaseIterable, Comparable {
    /// A task cannot be finished.
    case critical
    /// A task is very hard to finish.
    case serious
    /// It costs time or understanding.
    case moderate
    /// It annoys.
    case minor

    /// Worse first.
    public static func < (a: Impact, b: Impact) -> Bool {
        (allCases.firstIndex(of: a) ?? 0) < (allCases.firstIndex(of: b) ?? 0)
    }
}
