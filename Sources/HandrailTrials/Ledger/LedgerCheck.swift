/// The present findings of one app held against those that were read.
package struct LedgerCheck: Sendable {
    /// What became of each finding that was read.
    package let states: [(line: LedgerLine, state: LedgerNow.State)]

    /// How far a finding may have moved in its file to be the same, where its fingerprint changed; in lines.
    private static let reach = 3

    /// A check.
    ///
    /// - Parameters:
    ///   - lines: the last readings of findings of this app.
    ///   - findings: what is found now.
    package init(_ lines: [LedgerLine], against findings: [ReportedFinding]) {
        var left = findings
        // What is surely the same is taken first, so that it is not near something else.
        let matches: [(ReportedFinding, LedgerLine) -> Bool] = [
            { $0.fingerprint == $1.fingerprint && $0.file == $1.file && $0.line == $1.line },
            { $0.fingerprint == $1.fingerprint },
            { $0.file == $1.file && abs($0.line - $1.line) <= Self.reach },
        ]
        var states: [Int: LedgerNow.State] = [:]
        for matches in matches {
            for (index, line) in lines.enumerated() where states[index] == nil {
                let near = left.indices.filter { left[$0].rule == line.rule && matches(left[$0], line) }
                // Of several, the nearest of the same outcome.
                let best = near.min { one, two in
                    (left[one].outcome == line.outcome ? 0 : 1, abs(left[one].line - line.line))
                        < (left[two].outcome == line.outcome ? 0 : 1, abs(left[two].line - line.line))
                }
                guard let best else { continue }
                states[index] = left[best].outcome == line.outcome ? .told : .otherwise
                left.remove(at: best)
            }
        }
        // What shares a cause with others is told once, with the further places.
        for (index, line) in lines.enumerated() where states[index] == nil {
            let place = ReportedFinding.Related(file: line.file, line: line.line)
            let told = findings.filter { $0.rule == line.rule && $0.related?.contains(place) == true }
            guard !told.isEmpty else { continue }
            states[index] = told.contains { $0.outcome == line.outcome } ? .told : .otherwise
        }
        self.states = lines.enumerated().map { ($0.element, states[$0.offset] ?? .gone) }
    }

    /// A sentence for each finding that is told and was judged wrong or noise, and each true one that is not.
    ///
    /// - Parameter before: what was known of the findings.
    package func sentences(since before: LedgerNow) -> [String] {
        states.compactMap { line, state in
            let what: String? =
                switch (line.verdict.isTrue, state) {
                case (false, .told): before[line] == .gone ? "is back" : "still told"
                case (false, .otherwise): "told with another outcome"
                case (true, .gone): before[line] == .gone ? "still gone" : "gone"
                case (true, .otherwise): "told with another outcome"
                case (false, .gone), (true, .told): nil
                }
            guard let what else { return nil }
            return "\(what), judged \(line.verdict.rawValue): "
                + "\(line.rule) (\(line.outcome)) \(line.place): \(line.reason)"
        }
    }
}
