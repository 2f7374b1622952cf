/// How many of the defects that were labelled are told, and how many places that are fine.
package struct RecallFigures: Sendable {
    /// The labels, each with whether it is told.
    private let labels: [(label: PlaceLabel, isTold: Bool)]

    /// The figures of apps whose findings are known.
    package init(_ labels: [PlaceLabel], against results: [CorpusResult]) {
        self.labels = results.flatMap { result -> [(PlaceLabel, Bool)] in
            guard let report = result.report, let row = result.row else { return [] }
            // A place in another commit of the app is another place.
            return labels.filter { $0.app == row.repository && $0.commit == row.commit }
                .map { ($0, $0.isTold(by: report.findings)) }
        }
    }

    /// A line of all labels and one for each kind; none where nothing was labelled.
    package var lines: [String] {
        guard !labels.isEmpty else { return [] }
        let kinds = LabelKind.allCases.compactMap { kind -> String? in
            let own = count { $0.isDefect && $0.kind == kind }
            return own.all == 0 ? nil : "\(kind.rawValue) \(own)"
        }
        return [
            """
            labelled before: told \(count { $0.isDefect }) defects, high \
            \(count { $0.isDefect && $0.severity == .high }); of places that are fine \(count { !$0.isDefect })
            """,
            "  " + kinds.joined(separator: ", "),
        ]
    }

    /// A sentence for each defect that is not told and each fine place that is, app by app.
    package var sentences: [String] {
        labels.filter { $0.label.isDefect != $0.isTold }.map { label, isTold in
            let what = isTold ? "told though it is fine" : "not told"
            return "  \(what): \(label.kind.rawValue) (\(label.severity.rawValue)) \(label.file):"
                + "\(label.lines.lowerBound): \(label.reason)"
        }
    }

    private struct Count: CustomStringConvertible {
        let told, all: Int
        var description: String { "\(told) of \(all)" }
    }

    private func count(_ holds: (PlaceLabel) -> Bool) -> Count {
        let own = labels.filter { holds($0.label) }
        return Count(told: own.count { $0.isTold }, all: own.count)
    }
}
