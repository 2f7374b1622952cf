/// What became of findings that were read: which are no longer told, and which with another outcome. Those that are not
/// named are told as they were.
package struct LedgerNow: Sendable, Equatable {
    /// What became of a finding.
    package enum State: String, Sendable {
        /// It is told as it was.
        case told
        /// What was a violation is a review now, or the other way around: that was not read.
        case otherwise
        /// It is no longer told.
        case gone
    }

    private var states: [LedgerLine.Key: State] = [:]

    private static let columns = ["app", "rule", "place", "fingerprint", "now"]

    /// What the table `text` says.
    package init(_ text: String) {
        for (_, fields) in CommaSeparated.rows(text).dropFirst() where fields.count == Self.columns.count {
            let key = LedgerLine.Key(app: fields[0], rule: fields[1], place: fields[2], fingerprint: fields[3])
            states[key] = State(rawValue: fields[4])
        }
    }

    /// What became of the finding of a line.
    package subscript(line: LedgerLine) -> State { states[line.key] ?? .told }

    /// Notes what became of the findings of an app.
    package mutating func note(_ check: LedgerCheck) {
        for (line, state) in check.states { states[line.key] = state }
    }

    /// The table, in the order of the ledger.
    package func text(of ledger: Ledger) -> String {
        let rows = ledger.latest.filter { self[$0] != .told }.map { line in
            [line.app, line.rule, line.place, line.fingerprint, self[line].rawValue]
        }
        return ([Self.columns] + rows).map { CommaSeparated.line($0) + "\n" }.joined()
    }
}
