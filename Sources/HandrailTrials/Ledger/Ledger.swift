/// Every finding that was ever drawn and read.
package struct Ledger: Sendable, Equatable {
    /// The readings in the order they were entered.
    package private(set) var lines: [LedgerLine] = []
    /// Sentences on lines that are none, each with its line.
    package private(set) var problems: [String] = []

    /// The ledger that the table `text` is.
    package init(_ text: String) {
        for (number, fields) in CommaSeparated.rows(text).dropFirst() {
            if let line = LedgerLine(fields) {
                lines.append(line)
            } else {
                problems.append("line \(number): expected " + LedgerLine.columns.joined(separator: ", "))
            }
        }
    }

    /// The table.
    package var text: String {
        ([LedgerLine.columns] + lines.map(\.fields)).map { CommaSeparated.line($0) + "\n" }.joined()
    }

    /// The last reading of each finding, in the order of the first ones.
    package var latest: [LedgerLine] {
        let last = Dictionary(lines.map { ($0.key, $0) }) { $1 }
        var seen: Set<LedgerLine.Key> = []
        return lines.compactMap { seen.insert($0.key).inserted ? last[$0.key] : nil }
    }

    /// Enters what readers wrote, one JSON object a line; the sentences say what was not entered.
    ///
    /// A finding that stands there is read again, and no longer at first sight; neither is a reading that says so.
    /// Nothing is entered twice.
    package mutating func enter(_ text: String, of list: CorpusList) -> [String] {
        var refused: [String] = []
        for (index, line) in text.split(separator: "\n").enumerated() {
            let number = "line \(index + 1): "
            guard let reading = FindingReading(line) else {
                refused.append(number + "no finding with a verdict, a reason and, unless it is right, a cause")
                continue
            }
            guard let row = list.row(ofFolder: reading.app) else {
                refused.append(number + "\(reading.app) is no app of the list")
                continue
            }
            let entered = { isFirstSight in
                LedgerLine(
                    app: row.repository, commit: row.commit, finding: reading.finding, verdict: reading.verdict,
                    reason: reading.reason, cause: reading.cause, batch: reading.batch ?? row.batch,
                    isFirstSight: isFirstSight)
            }
            let key = entered(true).key
            let earlier = lines.last { $0.key == key }
            if let earlier, earlier.verdict == reading.verdict, earlier.reason == reading.reason {
                refused.append(number + "stands in the ledger already")
                continue
            }
            lines.append(entered(earlier == nil && !reading.isLater))
        }
        return refused
    }
}
