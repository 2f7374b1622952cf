/// Edits that mend a finding.
public struct RepairV1: Codable, Hashable, Sendable {
    /// How much it changes; `needsWords` waits for words from a person.
    public let safety: SafetyV1
    /// The edits, which do not overlap.
    public let edits: [EditV1]
}

extension RepairV1: WireObject {
    /// Its name in the schema.
    package static let name = "Repair"
    /// What the schema says of it.
    package static let note = "Edits that mend a finding."
    /// Its members.
    package static let fields: [WireField<RepairV1>] = [
        WireField("safety", "How much it changes; `needsWords` waits for words from a person.") { $0.safety },
        WireField("edits", "The edits, which do not overlap.") { $0.edits },
    ]
}
