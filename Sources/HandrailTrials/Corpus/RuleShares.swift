/// How many findings each rule makes over all apps.
package struct RuleShares: Sendable {
    /// A rule with its findings.
    package struct Share: Sendable, Equatable {
        /// The rule.
        package let rule: String
        /// How many violations.
        package let violations: Int
        /// How many reviews.
        package let reviews: Int
        /// Whether it makes more than a tenth of all findings.
        package let isLarge: Bool
    }

    /// The rules, those with most findings first.
    package let shares: [Share]

    /// The shares of findings.
    package init(_ findings: [ReportedFinding]) {
        shares = Dictionary(grouping: findings, by: \.rule).map { rule, own in
            let violations = own.count { $0.outcome == "violation" }
            return Share(
                rule: rule, violations: violations, reviews: own.count - violations,
                isLarge: own.count * 10 > findings.count)
        }.sorted { ($1.violations + $1.reviews, $0.rule) < ($0.violations + $0.reviews, $1.rule) }
    }

    /// A line for each rule.
    package var lines: [String] {
        let all = shares.reduce(0) { $0 + $1.violations + $1.reviews }
        guard all > 0 else { return [] }
        return ["findings by rule, violations/reviews, with their share of \(all):"]
            + shares.map { share in
                let percent = 100 * Double(share.violations + share.reviews) / Double(all)
                return "  \(share.rule) \(share.violations)/\(share.reviews), \(percent.formatted(1)) %"
                    + (share.isLarge ? "   MORE THAN A TENTH" : "")
            }
    }
}
