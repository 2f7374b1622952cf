/// How many stops of a kind there are: the fewest and the most that conditions allow.
struct StopCount: Hashable, Sendable {
    /// The fewest.
    var least = 0
    /// The most.
    var most = 0

    /// Adds what comes next.
    static func += (count: inout StopCount, next: StopCount) {
        count.least += next.least
        count.most += next.most
    }

    /// Adds one that is there in every case.
    mutating func addOne() { self += StopCount(least: 1, most: 1) }

    /// Where either of both is there.
    func or(_ other: StopCount) -> StopCount {
        StopCount(least: min(least, other.least), most: max(most, other.most))
    }
}
