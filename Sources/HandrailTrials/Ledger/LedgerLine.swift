/// A finding that was drawn and read, with what its reader says of it.
package struct LedgerLine: Sendable, Equatable {
    /// The repository of the app.
    package let app: String
    /// The commit that was read.
    package let commit: String
    /// The rule.
    package let rule: String
    /// “violation” or “review”.
    package let outcome: String
    /// Path in the app.
    package let file: String
    /// Line, from 1.
    package let line: Int
    /// What the finding was about, free of lines and words.
    package let fingerprint: String
    /// What its reader says.
    package let verdict: Verdict
    /// Why, in a few words.
    package let reason: String
    /// What in Handrail made it less than right; empty for what is right.
    package let cause: String
    /// Which apps were looked at together.
    package let batch: String
    /// Whether the app had never been looked at before its batch was drawn, and this is the first reading.
    package let isFirstSight: Bool

    /// The columns of the table.
    static let columns = [
        "app", "commit", "rule", "outcome", "place", "fingerprint", "verdict", "reason", "cause", "batch", "first",
    ]

    /// What finds it again: readings of one finding have equal ones.
    package struct Key: Hashable, Sendable {
        /// The repository of the app.
        let app: String
        /// The rule.
        let rule: String
        /// File and line.
        let place: String
        /// What the finding was about.
        let fingerprint: String
    }

    /// What finds it again.
    package var key: Key { Key(app: app, rule: rule, place: place, fingerprint: fingerprint) }

    /// File and line.
    package var place: String { "\(file):\(line)" }

    /// The fields in the order of the columns.
    var fields: [String] {
        [
            app, commit, rule, outcome, place, fingerprint, verdict.rawValue, reason, cause, batch,
            isFirstSight ? "yes" : "no",
        ]
    }

    /// A line.
    package init(
        app: String, commit: String, finding: ReportedFinding, verdict: Verdict, reason: String, cause: String,
        batch: String, isFirstSight: Bool
    ) {
        self.app = app
        self.commit = commit
        rule = finding.rule
        outcome = finding.outcome
        file = finding.file
        line = finding.line
        fingerprint = finding.fingerprint ?? ""
        self.verdict = verdict
        self.reason = reason
        self.cause = cause
        self.batch = batch
        self.isFirstSight = isFirstSight
    }

    /// The line that `fields` are; none if they are none.
    init?(_ fields: [String]) {
        guard fields.count == Self.columns.count, let colon = fields[4].lastIndex(of: ":"),
            let line = Int(fields[4][colon...].dropFirst()), let verdict = Verdict(rawValue: fields[6]),
            ["violation", "review"].contains(fields[3]), ["yes", "no"].contains(fields[10]), !fields[7].isEmpty,
            fields[8].isEmpty == (verdict == .right)
        else { return nil }
        self.init(
            app: fields[0], commit: fields[1],
            finding: ReportedFinding(
                rule: fields[2], outcome: fields[3], file: String(fields[4][..<colon]), line: line, column: 1,
                message: "", fingerprint: fields[5]),
            verdict: verdict, reason: fields[7], cause: fields[8], batch: fields[9], isFirstSight: fields[10] == "yes")
    }
}
