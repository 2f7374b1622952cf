public import HandrailSource

/// Edits that mend a finding.
public struct Repair: Hashable, Sendable {
    /// How much a repair may change, the least first.
    public enum Safety: String, Sendable, Comparable {
        /// Who uses the app without assistive technologies and with the settings that a device comes with notices
        /// nothing: elements are described better, or follow a setting that somebody turns on.
        case mechanical
        /// Everybody may notice it: something looks different, lies elsewhere or does something else.
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
