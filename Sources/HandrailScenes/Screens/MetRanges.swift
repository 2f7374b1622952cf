import HandrailSource

/// The places that were built, for the question whether any of them lies in a declaration.
struct MetRanges {
    /// Where they begin, in order, by file.
    private let starts: [FileIndex: [UInt32]]

    /// Puts places in order.
    init(_ places: Set<SourcePlace>) {
        starts = Dictionary(grouping: places, by: \.file).mapValues { $0.map(\.range.lower).sorted() }
    }

    /// Whether something in a declaration was built.
    func reach(into declaration: SourcePlace) -> Bool {
        guard let starts = starts[declaration.file] else { return false }
        var (low, high) = (0, starts.count)
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] < declaration.range.lower { low = middle + 1 } else { high = middle }
        }
        return low < starts.count && starts[low] < declaration.range.upper
    }
}
