/// How many of some findings that were read were right.
struct PrecisionFigures: Sendable, Equatable {
    /// Read at first sight, with what was said of them then.
    private(set) var first = Counts()
    /// Told now, with what was said of them last.
    private(set) var now = Counts()
    /// True ones that are no longer told.
    private(set) var lost = 0
    /// Those that were noise or wrong and are no longer told.
    private(set) var mended = 0
    /// Those that are told with another outcome now, which nobody has read.
    private(set) var unread = 0

    /// Findings by verdict.
    struct Counts: Sendable, Equatable {
        private(set) var verdicts: [Verdict: Int] = [:]

        /// How many.
        var read: Int { verdicts.values.reduce(0, +) }
        /// How many were right, those that are right but for a part as half.
        var right: Double { verdicts.reduce(0) { $0 + $1.key.weight * Double($1.value) } }
        /// How many were of a verdict.
        subscript(verdict: Verdict) -> Int { verdicts[verdict] ?? 0 }

        mutating func count(_ verdict: Verdict) { verdicts[verdict, default: 0] += 1 }
    }

    /// The figures of findings of which `lines` are all readings, and `latest` the last ones.
    init(_ lines: [LedgerLine], latest: [LedgerLine], now state: LedgerNow) {
        for line in lines where line.isFirstSight { first.count(line.verdict) }
        for line in latest {
            switch state[line] {
            case .told: now.count(line.verdict)
            case .otherwise: unread += 1
            case .gone where line.verdict.isTrue: lost += 1
            case .gone: mended += 1
            }
        }
    }
}
