import HandrailTrials
import Testing

/// Findings by rule over all apps.
@Suite struct RuleSharesTests {
    @Test func rulesWithMoreThanATenthAreMarked() {
        let rules = Array(repeating: "often", count: 9) + ["a-tenth"]
        let findings = rules.map { rule in
            ReportedFinding(
                rule: rule, outcome: rule == "often" ? "review" : "violation", file: "Pier.swift", line: 1, column: 1,
                message: "Words.")
        }
        #expect(
            RuleShares(findings).lines == [
                "findings by rule, violations/reviews, with their share of 10:",
                "  often 0/9, 90.0 %   MORE THAN A TENTH", "  a-tenth 1/0, 10.0 %",
            ])
        #expect(RuleShares([]).lines == [])
    }
}
