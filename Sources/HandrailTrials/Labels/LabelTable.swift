import Foundation

/// Every place that was labelled before Handrail was run on its app.
package struct LabelTable: Sendable, Equatable {
    /// The labels in the order they were entered.
    package private(set) var labels: [PlaceLabel] = []
    /// Sentences on lines that are none, each with its line.
    package private(set) var problems: [String] = []

    /// The labels that the table `text` holds.
    package init(_ text: String) {
        for (number, fields) in CommaSeparated.rows(text).dropFirst() {
            if let label = PlaceLabel(fields) {
                labels.append(label)
            } else {
                problems.append("line \(number): expected " + PlaceLabel.columns.joined(separator: ", "))
            }
        }
    }

    /// The table.
    package var text: String {
        ([PlaceLabel.columns] + labels.map(\.fields)).map { CommaSeparated.line($0) + "\n" }.joined()
    }

    /// Enters what readers wrote, one JSON object a line; the sentences say what was not entered.
    package mutating func enter(_ text: String, of list: CorpusList) -> [String] {
        var refused: [String] = []
        for (index, line) in text.split(separator: "\n").enumerated() {
            let number = "line \(index + 1): "
            guard let written = try? JSONDecoder().decode(Written.self, from: Data(line.utf8)),
                let label = written.label(of: list)
            else {
                refused.append(number + "no place of an app of the list with lines, kind, verdict, severity and reason")
                continue
            }
            guard !labels.contains(label) else {
                refused.append(number + "stands in the table already")
                continue
            }
            labels.append(label)
        }
        return refused
    }

    /// A label as a reader writes it: the folder of the app, a file, its lines, what is there and why.
    private struct Written: Decodable {
        let app, file: String
        let lines: [Int]
        let kind: LabelKind
        let verdict: String
        let severity: PlaceLabel.Severity
        let why: String

        func label(of list: CorpusList) -> PlaceLabel? {
            guard let row = list.row(ofFolder: app), let first = lines.min(), let last = lines.max(), first > 0,
                ["bad", "good"].contains(verdict), !why.isEmpty
            else { return nil }
            return PlaceLabel(
                app: row.repository, commit: row.commit, batch: row.batch, file: file, lines: first...last, kind: kind,
                isDefect: verdict == "bad", severity: severity, reason: why)
        }
    }
}
