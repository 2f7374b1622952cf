/// What the ledger says of each rule at first sight, as the source of a table that `handrail explain` reads.
package struct PrecisionTable: Sendable {
    private let ledger: Ledger

    /// The table of a ledger.
    package init(_ ledger: Ledger) { self.ledger = ledger }

    /// The file.
    package var source: String {
        """
        /// How often rules were right at first sight: rule, outcome, findings read, right ones.
        ///
        /// Written by `make ledger`.
        enum RulePrecisionRows {
            /// The rows.
            static let text = \"\"\"
        \(rows.map { "        \($0)\n" }.joined())        \"\"\"
        }

        """
    }

    private var rows: [String] {
        Set(ledger.lines.map(\.rule)).sorted().flatMap { rule in
            ["violation", "review"].compactMap { outcome in
                let lines = ledger.lines.filter { $0.rule == rule && $0.outcome == outcome && $0.isFirstSight }
                guard !lines.isEmpty else { return nil }
                let right = lines.reduce(0) { $0 + $1.verdict.weight }
                return "\(rule) \(outcome) \(lines.count) \(right.formatted(right == right.rounded() ? 0 : 1))"
            }
        }
    }
}
