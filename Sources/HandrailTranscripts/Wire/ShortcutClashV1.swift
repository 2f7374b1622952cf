package import HandrailReporting

/// A shortcut that takes keys of the system.
package struct ShortcutClashV1: Sendable {
    /// Number of the stop.
    package let stop: Int
    /// The keys.
    package let keys: String?
}

extension ShortcutClashV1: WireObject {
    /// Its name in the schema.
    package static let name = "ShortcutClash"
    /// What the schema says of it.
    package static let note = "A shortcut that takes keys of the system."
    /// Its members.
    package static let fields: [WireField<ShortcutClashV1>] = [
        WireField("stop", "Number of the stop.") { $0.stop },
        WireField("keys", "The keys.") { $0.keys },
    ]
}
