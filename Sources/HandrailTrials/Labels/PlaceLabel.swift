/// A place of an app that somebody judged from its source before Handrail was run on it.
package struct PlaceLabel: Sendable, Equatable {
    /// How much a defect costs people.
    package enum Severity: String, Sendable, Decodable {
        /// People cannot complete or perceive what the screen is for.
        case high
        /// Between the two.
        case medium
        /// A nuisance.
        case low
    }

    /// The repository of the app.
    package let app: String
    /// The commit that was read.
    package let commit: String
    /// Which apps were looked at together.
    package let batch: String
    /// Path in the app.
    package let file: String
    /// The lines of the place, from 1.
    package let lines: ClosedRange<Int>
    /// What it is about.
    package let kind: LabelKind
    /// Whether somebody should be told; otherwise the place looks suspicious and is fine.
    package let isDefect: Bool
    /// How much it costs people.
    package let severity: Severity
    /// Why, in a few words.
    package let reason: String

    /// The columns of the table.
    static let columns = [
        "app", "commit", "batch", "file", "first", "last", "kind", "verdict", "severity", "reason",
    ]

    /// How far from the lines of a label a finding may stand and still be about it; in lines.
    private static let reach = 1

    /// A label of a place.
    init(
        app: String, commit: String, batch: String, file: String, lines: ClosedRange<Int>, kind: LabelKind,
        isDefect: Bool, severity: Severity, reason: String
    ) {
        self.app = app
        self.commit = commit
        self.batch = batch
        self.file = file
        self.lines = lines
        self.kind = kind
        self.isDefect = isDefect
        self.severity = severity
        self.reason = reason
    }

    /// The label that the fields of a line are, in the order of the columns; none if they are none.
    init?(_ fields: [String]) {
        guard fields.count == Self.columns.count, let first = Int(fields[4]), let last = Int(fields[5]),
            1 <= first, first <= last, let kind = LabelKind(rawValue: fields[6]),
            let severity = Severity(rawValue: fields[8]), ["bad", "good"].contains(fields[7])
        else { return nil }
        self.init(
            app: fields[0], commit: fields[1], batch: fields[2], file: fields[3], lines: first...last, kind: kind,
            isDefect: fields[7] == "bad", severity: severity, reason: fields[9])
    }

    /// The fields in the order of the columns.
    var fields: [String] {
        [
            app, commit, batch, file, "\(lines.lowerBound)", "\(lines.upperBound)", kind.rawValue,
            isDefect ? "bad" : "good", severity.rawValue, reason,
        ]
    }

    /// Whether one of `findings` is about this place, or names it as a further one.
    package func isTold(by findings: [ReportedFinding]) -> Bool {
        let near = lines.lowerBound - Self.reach...lines.upperBound + Self.reach
        return findings.contains { finding in
            kind.isSpoken(by: finding)
                && (finding.file == file && near.contains(finding.line)
                    || finding.related?.contains { $0.file == file && near.contains($0.line) } == true)
        }
    }
}
