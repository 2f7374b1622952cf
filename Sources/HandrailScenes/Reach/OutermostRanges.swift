import HandrailSource

/// Ranges of one file that lie apart, for the question whether one of them holds another: of ranges inside one another
/// only the outermost are kept, as those of code are, which never overlap in part.
struct OutermostRanges: Sendable {
    private let ranges: [ByteRange]

    /// The outermost of some ranges.
    init(of all: some Sequence<ByteRange>) {
        var ranges: [ByteRange] = []
        for range in all.sorted(by: { ($0.lower, $1.upper) < ($1.lower, $0.upper) })
        where ranges.last.map({ !$0.contains(range) }) ?? true {
            ranges.append(range)
        }
        self.ranges = ranges
    }

    /// Whether one of them holds a range.
    func contain(_ range: ByteRange) -> Bool {
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].lower <= range.lower { low = middle + 1 } else { high = middle }
        }
        return low > 0 && ranges[low - 1].contains(range)
    }
}
