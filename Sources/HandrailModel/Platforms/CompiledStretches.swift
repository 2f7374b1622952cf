import HandrailSource

/// The code of one file from the first byte to the last, cut where what it is compiled for changes, so that the
/// platforms at an offset are found without going through all clauses.
struct CompiledStretches: Sendable {
    private struct Stretch: Sendable {
        let start: UInt32
        let missing: Set<Platform>
    }

    /// In order; before the first, code is compiled for all platforms.
    private let stretches: [Stretch]

    /// Clauses of which one lies wholly inside or wholly outside another.
    init(_ clauses: [AvailableCode.Clause]) {
        var stretches: [Stretch] = []
        var open: [(end: UInt32, missing: Set<Platform>)] = []
        func close(before offset: UInt32) {
            while let last = open.last, last.end <= offset {
                open.removeLast()
                stretches.append(Stretch(start: last.end, missing: open.last?.missing ?? []))
            }
        }
        for clause in clauses.sorted(by: { ($0.range.lower, $1.range.upper) < ($1.range.lower, $0.range.upper) }) {
            close(before: clause.range.lower)
            let missing = clause.missing.union(open.last?.missing ?? [])
            open.append((clause.range.upper, missing))
            stretches.append(Stretch(start: clause.range.lower, missing: missing))
        }
        close(before: .max)
        self.stretches = stretches
    }

    /// The platforms that the code at an offset is not compiled for.
    func missing(at offset: UInt32) -> Set<Platform> {
        var (low, high) = (0, stretches.count)
        while low < high {
            let middle = (low + high) / 2
            if stretches[middle].start <= offset { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? [] : stretches[low - 1].missing
    }
}
