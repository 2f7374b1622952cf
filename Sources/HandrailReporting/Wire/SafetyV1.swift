import HandrailModel

/// How much a repair may change.
public enum SafetyV1: String, Codable, Sendable, CaseIterable {
    /// The app behaves as before, better described.
    case mechanical
    /// The app behaves differently.
    case behavioral
    /// A person must write words first.
    case needsWords
}

extension SafetyV1: WireValue {
    /// The word on the wire for the engine's.
    init(_ safety: Repair.Safety) {
        switch safety {
        case .mechanical: self = .mechanical
        case .behavioral: self = .behavioral
        case .needsWords: self = .needsWords
        }
    }
}
