/// A haptic that code plays.
public struct HapticCall: Hashable, Sendable {
    /// What people feel.
    public enum Kind: String, Hashable, Sendable {
        case success, warning, error, selection, impact
        /// The alert vibration, played as a sound.
        case vibration
        case other
    }

    /// How what the action tried came out, where the haptic is played.
    public enum Outcome: Hashable, Sendable {
        case success, failure
        /// The code around it does not say.
        case open
    }

    /// What people feel.
    public let kind: Kind
    /// How what the action tried came out.
    public let outcome: Outcome

    /// A haptic.
    public init(kind: Kind, outcome: Outcome) {
        self.kind = kind
        self.outcome = outcome
    }
}
