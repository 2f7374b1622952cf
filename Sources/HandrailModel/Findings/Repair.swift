public import HandrailSource

/// Edits that mend a finding.
public struct Repair: Hashable, Sendable {
    /// How much a repair may change.
    public enum Safety: String, Sendable {
        /// The app behaves as before, better described.
        case mechanical
        /// The app behaves differently.
        case behavioral
        /// A person must write words first.
        case needsWords
    }

    /// How much it changes.
    public let safety: Safety
    /// The edits; they do not overlap.
    public let edits: [SourceEdit]

    /// A repair.
    public init(safety: Safety, edits: [SourceEdit]) {
        self.safety = safety
        self.edits = edits
    }
}
