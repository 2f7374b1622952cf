package import HandrailModel

/// What a defect does to people, the worst first.
public enum ImpactV1: String, Codable, Sendable, CaseIterable {
    /// A task cannot be finished.
    case critical = "critical"
    /// A task is very hard to finish.
    case serious = "serious"
    /// It costs time or understanding.
    case moderate = "moderate"
    /// It annoys.
    case minor = "minor"
}

extension ImpactV1: WireValue {
    /// The word on the wire for the engine's.
    package init(_ impact: Impact) {
        switch impact {
        case .critical: self = .critical
        case .serious: self = .serious
        case .moderate: self = .moderate
        case .minor: self = .minor
        }
    }
}
