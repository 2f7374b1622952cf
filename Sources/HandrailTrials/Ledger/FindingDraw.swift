import Foundation

/// Findings drawn at random for somebody to read, about half of them violations.
package struct FindingDraw: Sendable {
    /// A finding with the folder of its app.
    package struct Drawn: Sendable, Equatable {
        /// The folder of its app.
        package let app: String
        /// The finding.
        package let finding: ReportedFinding

        /// A finding of an app.
        package init(app: String, finding: ReportedFinding) {
            self.app = app
            self.finding = finding
        }
    }

    /// What was drawn, violations first.
    package let drawn: [Drawn]

    /// Draws `count` of the findings of apps, at most `most` of one rule; the same for the same seed and findings.
    package init(_ findings: [Drawn], count: Int, most: Int, seed: UInt64) {
        var random = SeededRandom(seed: seed)
        var perRule: [String: Int] = [:]
        var drawn: [Drawn] = []
        let violations = random.shuffled(findings.filter { $0.finding.outcome == "violation" })
        let reviews = random.shuffled(findings.filter { $0.finding.outcome != "violation" })
        for (pool, end) in [(violations, count / 2), (reviews, count)] {
            for item in pool where drawn.count < end && perRule[item.finding.rule, default: 0] < most {
                perRule[item.finding.rule, default: 0] += 1
                drawn.append(item)
            }
        }
        self.drawn = drawn
    }

    /// One line of JSON for each, with empty fields for verdict, reason and cause.
    package var lines: [String] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return drawn.enumerated().map { index, item in
            let sheet = Sheet(
                number: index + 1, app: item.app, rule: item.finding.rule, outcome: item.finding.outcome,
                file: item.finding.file, line: item.finding.line, fingerprint: item.finding.fingerprint ?? "",
                message: item.finding.message, fix: item.finding.fix ?? "", verdict: "", reason: "", cause: "")
            return (try? encoder.encode(sheet)).map { String(decoding: $0, as: UTF8.self) } ?? ""
        }
    }

    private struct Sheet: Encodable {
        let number: Int
        let app, rule, outcome, file: String
        let line: Int
        let fingerprint, message, fix, verdict, reason, cause: String
    }
}
