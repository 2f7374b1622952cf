/// How many cases of a file came out exactly.
public struct CaseScore: Sendable {
    /// Every case that was run, in order.
    public let runs: [CaseRun]

    /// Runs the cases of some kinds.
    public init(_ cases: [RecordedCase], kinds: Set<CaseKind> = Set(CaseKind.allCases)) {
        runs = cases.filter { kinds.contains($0.kind) }.map(CaseRun.init)
    }

    /// Cases that did not come out exactly, with the sentences that say how.
    public var misses: [(id: String, differences: [String])] {
        runs.compactMap { run in
            if case .miss(let differences) = run.outcome { (run.recorded.id, differences) } else { nil }
        }
    }

    /// Cases that came out exactly.
    public var exact: Int { runs.count { $0.outcome == .exact } }

    /// Cases of kinds that are not read yet.
    public var notRead: Int { runs.count { $0.outcome == .notRead } }

    /// Every miss, the score of each kind, and in the last line the score of all that was run.
    public var report: [String] {
        var lines: [String] = []
        for miss in misses {
            lines.append("miss \(miss.id)")
            lines += miss.differences.map { "  \($0)" }
        }
        for kind in CaseKind.allCases {
            let ofKind = runs.filter { $0.recorded.kind == kind }
            guard !ofKind.isEmpty else { continue }
            let exact = ofKind.count { $0.outcome == .exact }
            lines.append(
                kind.isRead
                    ? "\(kind.rawValue): \(exact) of \(ofKind.count) exact"
                    : "\(kind.rawValue): \(ofKind.count) not read yet, and not counted below")
        }
        lines.append("\(exact) of \(runs.count - notRead) exact")
        return lines
    }
}
