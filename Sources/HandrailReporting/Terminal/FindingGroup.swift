import HandrailModel
import HandrailSource

/// Findings with one root cause: the same rule at the same place, seen under several settings or on several screens.
struct FindingGroup {
    /// Where it should be mended.
    let place: SourcePlace
    /// The findings, in the order of the audit; never empty.
    let findings: [Finding]

    /// What is wrong, each sentence once.
    var messages: [Bilingual] { unique(findings.map(\.message)) }
    /// What to do, each sentence once.
    var fixes: [Bilingual] { unique(findings.map(\.fix)) }
    /// Settings they speak of.
    var settings: [Setting] { unique(findings.compactMap(\.setting)) }
    /// Screens that show it, sorted.
    var screens: [String] { Set(findings.flatMap(\.screens)).sorted() }
    /// Places that belong to it.
    var related: [RelatedPlace] { unique(findings.flatMap(\.related)) }
    /// The least sure of them.
    var certainty: Certainty { findings.map(\.certainty).max() ?? .certain }
    /// Guidelines they decide.
    var guidelines: [String] { unique(findings.flatMap(\.guidelines)) }
    /// Criteria they answer for.
    var criteria: [String] { unique(findings.flatMap(\.criteria)) }

    /// Whether everything but the place can be said once for both.
    func saysTheSame(as other: FindingGroup) -> Bool {
        messages == other.messages && fixes == other.fixes && settings == other.settings && screens == other.screens
            && certainty == other.certainty && guidelines == other.guidelines && criteria == other.criteria
    }

    private func unique<Value: Hashable>(_ values: [Value]) -> [Value] {
        var seen: Set<Value> = []
        return values.filter { seen.insert($0).inserted }
    }
}
