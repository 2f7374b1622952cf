/// What code does to a view that it holds by an outlet.
struct OutletUse: Hashable, Sendable {
    /// Properties it writes, as they are written: `accessibilityLabel`, `titleLabel.font`.
    var writes: Set<String> = []
    /// Whether it hands the view on to code that may do anything to it.
    var isHandedOn = false

    /// What both do.
    mutating func formUnion(_ other: OutletUse) {
        writes.formUnion(other.writes)
        isHandedOn = isHandedOn || other.isHandedOn
    }
}
