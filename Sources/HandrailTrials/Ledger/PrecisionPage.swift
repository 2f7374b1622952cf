/// The page that says how often Handrail was right, as Markdown; the same for the same ledger.
package struct PrecisionPage: Sendable {
    private let ledger: Ledger
    private let state: LedgerNow
    private let words: PrecisionWords

    /// A page in English, or in Korean.
    package init(_ ledger: Ledger, now state: LedgerNow, inKorean: Bool) {
        self.ledger = ledger
        self.state = state
        words = inKorean ? .korean : .english
    }

    /// The page.
    package var markdown: String {
        let parts = [
            [words.introduction],
            ["## \(words.batches)", "", row(words.batchColumns), Self.rule(words.batchColumns.count)] + batches,
            ["## \(words.violations)", ""] + table(of: "violation"),
            ["## \(words.reviews)", ""] + table(of: "review"),
        ]
        return parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
    }

    private var batches: [String] {
        var order: [String] = []
        for line in ledger.lines where line.isFirstSight && !order.contains(line.batch) { order.append(line.batch) }
        return order.flatMap { batch in
            [(words.violations, "violation"), (words.reviews, "review")].map { name, outcome in
                let counts = figures { $0.batch == batch && $0.outcome == outcome }.first
                let apps = Set(ledger.lines.filter { $0.isFirstSight && $0.batch == batch }.map(\.app)).count
                return row(
                    [batch, "\(apps)", name, "\(counts.read)"] + Verdict.allCases.map { "\(counts[$0])" }
                        + [Self.share(counts)])
            }
        }
    }

    private func table(of outcome: String) -> [String] {
        let rules = Set(ledger.lines.filter { $0.outcome == outcome }.map(\.rule)).sorted()
        let rows = rules.map { rule in
            row(["`\(rule)`"] + cells(figures { $0.outcome == outcome && $0.rule == rule }, Self.amount))
        }
        let total = row([words.all] + cells(figures { $0.outcome == outcome }, Self.share))
        return [row(words.ruleColumns), Self.rule(words.ruleColumns.count)] + rows + [total]
    }

    private func cells(
        _ figures: PrecisionFigures, _ right: (PrecisionFigures.Counts) -> String
    ) -> [String] {
        [
            "\(figures.first.read)", right(figures.first), "\(figures.now.read)", right(figures.now),
            "\(figures.lost)", "\(figures.mended)", "\(figures.unread)",
        ]
    }

    private func figures(_ holds: (LedgerLine) -> Bool) -> PrecisionFigures {
        PrecisionFigures(ledger.lines.filter(holds), latest: ledger.latest.filter(holds), now: state)
    }

    private func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }

    private static func rule(_ columns: Int) -> String {
        "|---|" + String(repeating: "--:|", count: columns - 1)
    }

    static func amount(_ counts: PrecisionFigures.Counts) -> String {
        counts.read == 0 ? "–" : counts.right.formatted(counts.right == counts.right.rounded() ? 0 : 1)
    }

    private static func share(_ counts: PrecisionFigures.Counts) -> String {
        guard counts.read > 0 else { return "–" }
        return amount(counts) + " (\((100 * counts.right / Double(counts.read)).formatted(0)) %)"
    }
}
