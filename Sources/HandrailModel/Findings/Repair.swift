public import HandrailSource

/// Edits that mend a finding.
public struct Repair: Hashable, Sendable {
    /// How much a repair may change, the least first.
    public enum Safety: String, Sendable, Comparable {
        /// The app behaves as before, better described.
        case mechanical
        /// The app behaves differently.
        case behavioral
        /// A person must write words first.
        case needsWords

        /// The one that changes less first.
        public static func < (a: Safety, b: Safety) -> Bool { a.rank < b.rank }

        private var rank: Int {
            switch self {
            case .mechanical: 0
            case .behavioral: 1
            case .needsWords: 2
            }
        }
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
