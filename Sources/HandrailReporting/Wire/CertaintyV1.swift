package import HandrailModel

/// How sure a finding is.
public enum CertaintyV1: String, Codable, Sendable, CaseIterable {
    /// All facts were read.
    case certain = "certain"
    /// A fact was inferred.
    case likely = "likely"
    /// A fact cannot be known from the source.
    case possible = "possible"
}

extension CertaintyV1: WireValue {
    /// The word on the wire for the engine's.
    package init(_ certainty: Certainty) {
        switch certainty {
        case .certain: self = .certain
        case .likely: self = .likely
        case .possible: self = .possible
        }
    }
}
