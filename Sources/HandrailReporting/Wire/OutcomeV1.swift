package import HandrailModel

/// Violation or review.
public enum OutcomeV1: String, Codable, Sendable, CaseIterable {
    /// Wrong in every case the facts allow, or in a stated one.
    case violation = "violation"
    /// May be wrong; a person has to look.
    case review = "review"
}

extension OutcomeV1: WireValue {
    /// The word on the wire for the engine's.
    package init(_ outcome: Outcome) {
        switch outcome {
        case .violation: self = .violation
        case .review: self = .review
        }
    }
}
