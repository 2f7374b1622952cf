import HandrailTrials
import Testing

/// Findings drawn at random.
@Suite struct FindingDrawTests {
    private static let findings = (1...40).map { number in
        FindingDraw.Drawn(
            app: "Ferry",
            finding: ReportedFinding(
                rule: "rule-\(number % 4)", outcome: number.isMultiple(of: 2) ? "violation" : "review",
                file: "Pier.swift", line: number, column: 1, message: "Words.", fingerprint: "ab"))
    }

    @Test func halfAreViolationsAndNoRuleHasMoreThanItsShare() {
        let draw = FindingDraw(Self.findings, count: 12, most: 3, seed: 7)
        #expect(draw.drawn.count == 12)
        #expect(draw.drawn.count { $0.finding.outcome == "violation" } == 6)
        for (_, own) in Dictionary(grouping: draw.drawn, by: \.finding.rule) { #expect(own.count <= 3) }
    }

    @Test func theSeedDecides() {
        let first = FindingDraw(Self.findings, count: 12, most: 6, seed: 7)
        #expect(FindingDraw(Self.findings, count: 12, most: 6, seed: 7).drawn == first.drawn)
        #expect(FindingDraw(Self.findings, count: 12, most: 6, seed: 8).drawn != first.drawn)
    }

    @Test func aSheetIsEnteredOnceItIsFilledIn() {
        let line = FindingDraw(Self.findings, count: 2, most: 1, seed: 7).lines[0]
        var ledger = Ledger("")
        #expect(ledger.enter(line, of: LedgerTests.list).count == 1)
        let filled = line.replacing("\"verdict\":\"\"", with: "\"verdict\":\"right\"")
            .replacing("\"reason\":\"\"", with: "\"reason\":\"so\"")
        #expect(ledger.enter(filled, of: LedgerTests.list) == [])
        #expect(ledger.lines.count == 1)
    }
}
