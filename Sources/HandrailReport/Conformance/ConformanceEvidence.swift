import HandrailModel
import HandrailReporting
import HandrailTranscripts

/// What one rule says of a criterion.
struct ConformanceEvidence: Hashable, Sendable {
    /// The rule's id.
    let rule: String
    /// How often it said what; `nil` where it did not run.
    let tally: RuleTally?
    /// Where its first violations are.
    let places: [String]

    /// So many places are named: they are examples.
    static let mostPlaces = 3

    /// How often nothing could be told.
    var untold: Int { tally?.cannotTell.values.reduce(0, +) ?? 0 }

    /// How many places it looked at.
    var examined: Int {
        guard let tally else { return 0 }
        return tally.violations + tally.reviews + tally.passes + tally.suppressed + untold
    }

    /// The counts in words; what is zero is left out, but for how many places were looked at.
    var words: Bilingual {
        guard let tally else { return Bilingual(en: "did not run", ko: "실행하지 않음") }
        let counts: [(Int, String, String)] = [
            (tally.violations, "wrong", "위반"), (tally.reviews, "to be looked at", "검토 필요"),
            (tally.passes, "in order", "문제없음"), (untold, "could not be told", "판단하지 못함"),
            (tally.suppressed, "silenced", "제외"),
        ]
        let shown = counts.filter { $0.0 > 0 }
        guard !shown.isEmpty else { return Bilingual(en: "nothing to look at", ko: "볼 대상이 없음") }
        return Bilingual(
            en: "\(examined) \(examined == 1 ? "place" : "places") looked at: "
                + shown.map { "\($0.0) \($0.1)" }.joined(separator: ", "),
            ko: "\(examined)곳 확인: " + shown.map { "\($0.2) \($0.0)" }.joined(separator: ", "))
    }
}
