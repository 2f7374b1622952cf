/// How often a rule was right, as its page tells it.
package struct RuleAmounts: Sendable {
    /// Findings that were read at first sight.
    package let read: Int
    /// How many of them were right, written as the page on precision writes it.
    package let right: String
    /// Those that are told now.
    package let told: Int
    /// How many of them are right.
    package let toldRight: String

    init(_ figures: PrecisionFigures) {
        read = figures.first.read
        right = PrecisionPage.amount(figures.first)
        told = figures.now.read
        toldRight = PrecisionPage.amount(figures.now)
    }
}

extension Ledger {
    /// How often the findings of a rule with an outcome were right.
    package func amounts(rule: String, outcome: String, now state: LedgerNow) -> RuleAmounts {
        let holds = { (line: LedgerLine) in line.rule == rule && line.outcome == outcome }
        return RuleAmounts(PrecisionFigures(lines.filter(holds), latest: latest.filter(holds), now: state))
    }
}
