import HandrailTrials
import Testing

/// What is found now, held against what was read.
@Suite struct LedgerCheckTests {
    private static func finding(
        _ line: Int, _ fingerprint: String, rule: String = "empty-name", outcome: String = "violation"
    ) -> ReportedFinding {
        ReportedFinding(
            rule: rule, outcome: outcome, file: "Pier.swift", line: line, column: 1, message: "Words.",
            fingerprint: fingerprint)
    }

    private static func line(_ finding: ReportedFinding, _ verdict: Verdict) -> LedgerLine {
        LedgerLine(
            app: "harbor/Ferry", commit: "0123", finding: finding, verdict: verdict, reason: "because",
            cause: verdict == .right ? "" : "a cause", batch: "2", isFirstSight: true)
    }

    private static func states(_ lines: [LedgerLine], _ findings: [ReportedFinding]) -> [LedgerNow.State] {
        LedgerCheck(lines, against: findings).states.map(\.state)
    }

    @Test func aFingerprintIsFoundWhereverItMoved() {
        let lines = [Self.line(Self.finding(7, "ab"), .right)]
        #expect(Self.states(lines, [Self.finding(90, "ab")]) == [.told])
        #expect(Self.states(lines, [Self.finding(90, "ab", outcome: "review")]) == [.otherwise])
        #expect(Self.states(lines, [Self.finding(90, "ab", rule: "small-text")]) == [.gone])
    }

    @Test func withoutItANearbyLineOfTheSameRuleIsTheSame() {
        let lines = [Self.line(Self.finding(7, "ab"), .right)]
        #expect(Self.states(lines, [Self.finding(9, "cd")]) == [.told])
        #expect(Self.states(lines, [Self.finding(20, "cd")]) == [.gone])
    }

    @Test func whatIsToldAsAFurtherPlaceOfAnotherIsTold() {
        let lines = [Self.line(Self.finding(7, "ab"), .right), Self.line(Self.finding(40, "cd"), .right)]
        let shared = ReportedFinding(
            rule: "empty-name", outcome: "violation", file: "Quay.swift", line: 1, column: 1, message: "Words.",
            fingerprint: "ef", related: [ReportedFinding.Related(file: "Pier.swift", line: 7)])
        #expect(Self.states(lines, [shared]) == [.told, .gone])
    }

    @Test func whatIsAnotherFindingForSureIsNoNeighbor() {
        let lines = [Self.line(Self.finding(7, "ab"), .right), Self.line(Self.finding(8, "cd"), .right)]
        #expect(Self.states(lines, [Self.finding(8, "cd")]) == [.gone, .told])
        let equal = [Self.line(Self.finding(7, "ab"), .right), Self.line(Self.finding(50, "ab"), .wrong)]
        #expect(Self.states(equal, [Self.finding(50, "ab")]) == [.gone, .told], "equal faults, of which one is left")
    }

    @Test func wrongOnesThatAreToldAndTrueOnesThatAreNotAreListed() {
        let findings = [Self.finding(7, "ab"), Self.finding(30, "cd"), Self.finding(60, "ef")]
        let lines = zip(findings, [Verdict.wrong, .right, .noise]).map { Self.line($0, $1) }
        let check = LedgerCheck(lines, against: [findings[0]])
        let sentences = check.sentences(since: LedgerNow(""))
        #expect(
            sentences == [
                "still told, judged wrong: empty-name (violation) Pier.swift:7: because",
                "gone, judged right: empty-name (violation) Pier.swift:30: because",
            ])
        var now = LedgerNow("")
        now.note(LedgerCheck(lines, against: []))
        #expect(check.sentences(since: now).first?.hasPrefix("is back, judged wrong") == true)
    }

    @Test func whatBecameOfThemIsWrittenAndReadBack() {
        var ledger = Ledger("")
        #expect(ledger.enter(LedgerTests.reading("right", "it is so"), of: LedgerTests.list) == [])
        var now = LedgerNow("")
        #expect(now.text(of: ledger) == "app,rule,place,fingerprint,now\n", "what is told needs no line")
        now.note(LedgerCheck(ledger.latest, against: []))
        let text = now.text(of: ledger)
        #expect(text.hasSuffix("\nharbor/Ferry,empty-name,\"A, B.swift:7\",ab,gone\n"))
        #expect(LedgerNow(text) == now)
    }
}
