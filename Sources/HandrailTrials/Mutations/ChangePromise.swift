/// What may have become of the findings of an app after a change.
package enum ChangePromise: Sendable {
    /// Each rule finds as much as before.
    case same
    /// No rule finds less.
    case atLeast
    /// No violation is told that was not told before.
    case noNewViolation

    /// What breaks the promise, by rule; nothing where it holds.
    package func broken(from before: [ReportedFinding], to after: [ReportedFinding]) -> [String: String] {
        switch self {
        case .same: counts(before, after) { $0 != $1 }
        case .atLeast: counts(before, after) { $0 > $1 }
        case .noNewViolation: newViolations(before, after)
        }
    }

    private func counts(
        _ before: [ReportedFinding], _ after: [ReportedFinding], _ isBroken: (Int, Int) -> Bool
    ) -> [String: String] {
        let count = { (findings: [ReportedFinding]) in
            Dictionary(findings.map { ("\($0.rule) (\($0.outcome))", 1) }, uniquingKeysWith: +)
        }
        let (old, new) = (count(before), count(after))
        let broken = Set(old.keys).union(new.keys).filter { isBroken(old[$0] ?? 0, new[$0] ?? 0) }
        return Dictionary(uniqueKeysWithValues: broken.map { ($0, "\($0) \(old[$0] ?? 0) → \(new[$0] ?? 0)") })
    }

    private func newViolations(_ before: [ReportedFinding], _ after: [ReportedFinding]) -> [String: String] {
        let isTold = before.filter { $0.outcome == "violation" }
        let places = Set(isTold.map { "\($0.rule) \($0.file):\($0.line)" })
        // What moved to another of its places is about the same.
        let subjects = Set(isTold.flatMap { ["\($0.rule) \($0.fingerprint ?? "")", "\($0.rule) \($0.message)"] })
        let new = after.filter { finding in
            finding.outcome == "violation" && !places.contains("\(finding.rule) \(finding.file):\(finding.line)")
                && !subjects.contains("\(finding.rule) \(finding.fingerprint ?? "none")")
                && !subjects.contains("\(finding.rule) \(finding.message)")
        }
        return Dictionary(
            new.map { ($0.rule, "\($0.rule) at \($0.file):\($0.line): \($0.message)") }) { first, _ in first }
    }
}
