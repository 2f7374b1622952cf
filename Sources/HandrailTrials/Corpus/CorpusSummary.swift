/// The lines at the end of a run over a corpus.
package struct CorpusSummary: Sendable {
    /// One for each app.
    package let results: [CorpusResult]

    /// A summary.
    package init(_ results: [CorpusResult]) { self.results = results }

    /// Apps with a problem.
    package var failing: [String] { results.filter { !$0.problems.isEmpty }.map(\.app) }

    /// Ratios by batch where there are several, and of all; then what fails.
    package var lines: [String] {
        let batches = Dictionary(grouping: results) { $0.row?.batch ?? "not in the list" }.sorted { $0.key < $1.key }
        let parts = batches.count > 1 ? batches.map { line(for: $0, $1) } : []
        let end = failing.isEmpty ? "no app fails" : "\(failing.count) fail: " + failing.joined(separator: ", ")
        return parts + [line(for: "all", results), end]
    }

    private func line(for name: String, _ results: [CorpusResult]) -> String {
        let apps = results.count == 1 ? "1 app" : "\(results.count) apps"
        return "\(name): \(apps), ratio \(ratios(results, \.wallRatio)); processor ratio "
            + ratios(results, \.processorRatio)
    }

    private func ratios(_ results: [CorpusResult], _ ratio: (CorpusResult) -> Double?) -> String {
        let known = results.compactMap { result in ratio(result).map { (app: result.app, ratio: $0) } }
        guard let median = known.map(\.ratio).median, let largest = known.max(by: { $0.ratio < $1.ratio }) else {
            return "not measured"
        }
        return "\(median.formatted(2)) in the middle, \(largest.ratio.formatted(2)) at most (\(largest.app))"
    }
}
