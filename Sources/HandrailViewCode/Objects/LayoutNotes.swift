import HandrailModel

/// What code does to constraints after it made them. Constraints are known by the name that holds them.
struct LayoutNotes {
    /// The constraints made so far: the view and the position among its constraints.
    package var made: [(node: Int, index: Int)] = []
    /// Positions of those among the constraints of a view that code makes by the direction of reading.
    var forDirection: [Int: Set<Int>] = [:]
    /// Names of those that are given another constant later, or switched off.
    var changed: Set<String> = []
    /// Priorities that are set on them.
    var priorities: [String: Fact<Double>] = [:]
}
