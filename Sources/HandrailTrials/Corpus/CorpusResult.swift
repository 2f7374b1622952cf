/// What the runs over one app came to.
package struct CorpusResult: Sendable {
    /// The name of its folder.
    package let app: String
    /// Its row of the list; none for an app that the list does not name.
    package let row: CorpusList.Row?
    /// The runs, those with the usual number of threads first.
    package let runs: [CorpusRun]
    /// What parsing alone takes; none where there is no Swift or it could not be measured.
    package let floor: ParseFloor?
    /// What is wrong.
    package let problems: [CorpusProblem]
    /// What the first run reported.
    package let report: AuditReport?

    /// A result.
    package init(
        app: String, row: CorpusList.Row?, runs: [CorpusRun], floor: ParseFloor?, problems: [CorpusProblem]
    ) {
        self.app = app
        self.row = row
        self.runs = runs
        self.floor = floor
        self.problems = problems
        report = runs.first.flatMap { AuditReport($0.report) }
    }

    private var usual: [ChildRun] { runs.filter { $0.jobs == nil }.map(\.run) }
    private var wall: Double? { usual.map(\.wall).median }
    private var processor: Double? { usual.map(\.processor).median }

    /// Time against the floor.
    package var wallRatio: Double? { Self.ratio(wall, to: floor?.wall) }
    /// Processor time against that of the floor.
    package var processorRatio: Double? { Self.ratio(processor, to: floor?.processor) }

    private static func ratio(_ time: Double?, to floor: Double?) -> Double? {
        guard let time, let floor, floor > 0 else { return nil }
        return time / floor
    }

    /// The lines that are printed of it.
    package var lines: [String] {
        [title, "  time      " + times, "  memory    " + memory] + problems.map { "  FAILS     \($0)" }
            + (report.map(lines(of:)) ?? ["  no report \(runs.first.map { "\($0.run.ending)" } ?? "")"])
    }

    private var title: String {
        [app, row.map { "(\($0.batch): \($0.frameworks))" } ?? "(not in the list)"].joined(separator: " ")
    }

    private var times: String {
        [
            Self.time(wall, floor: floor?.wall, ratio: wallRatio),
            "processor " + Self.time(processor, floor: floor?.processor, ratio: processorRatio),
        ].joined(separator: "; ")
    }

    private static func time(_ seconds: Double?, floor: Double?, ratio: Double?) -> String {
        let time = "\((seconds ?? 0).formatted(3)) s"
        guard let floor, let ratio else { return time + " (no floor)" }
        return "\(time), floor \(floor.formatted(3)) s, ratio \(ratio.formatted(2))"
    }

    private var memory: String { "\((runs.map(\.run.peak).max() ?? 0) / 1_000_000) MB" }

    private func lines(of report: AuditReport) -> [String] {
        let summary = report.summary
        let violations = report.findings.count { $0.outcome == "violation" }
        let rules = Dictionary(grouping: report.findings, by: \.rule).sorted { $0.key < $1.key }
        let counts = rules.map { rule, findings in
            let violations = findings.count { $0.outcome == "violation" }
            return "\(rule) \(violations)/\(findings.count - violations)"
        }
        let read = """
            \(summary.files) Swift files of \(summary.bytes) bytes, \(summary.elements) elements on \
            \(summary.screens) screens
            """
        return ["  read      " + read] + (summary.reach.map { ["  reach     " + $0.text] } ?? [])
            + ["  findings  \(violations) violations, \(report.findings.count - violations) reviews"]
            + Self.wrapped(counts) + report.notes.map { note in
                "  note      " + [note.path, note.text].compactMap(\.self).joined(separator: ": ")
            }
    }

    /// Words in lines of at most 110 characters, indented.
    private static func wrapped(_ words: [String]) -> [String] {
        var lines: [String] = []
        for word in words {
            if let last = lines.last, last.count + word.count < 108 {
                lines[lines.count - 1] = last + ", " + word
            } else {
                lines.append("            " + word)
            }
        }
        return lines
    }
}
