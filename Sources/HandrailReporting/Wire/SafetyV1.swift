package import HandrailModel

/// How much a repair may change.
public enum SafetyV1: String, Codable, Sendable, CaseIterable {
    /// The app behaves as before, better described.
    case mechanical = "mechanical"
    /// The app behaves differently.
    case behavioral = "behavioral"
    /// A person must write words first.
    case needsWords = "needsWords"
}

extension SafetyV1: WireValue {
    /// The word on the wire for the engine's.
    package init(_ safety: Repair.Safety) {
        switch safety {
        case .mechanical: self = .mechanical
        case .behavioral: self = .behavioral
        case .needsWords: self = .needsWords
        }
    }
}
