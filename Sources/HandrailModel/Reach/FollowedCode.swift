public import HandrailSource

/// Which expressions were followed to build a screen, each known by where the name ends that it calls, reads or sets.
public struct FollowedCode: Sendable {
    private var ends: Set<UInt64> = []

    /// Nothing.
    public init() {}

    /// Adds an expression.
    public mutating func insert(nameEndingAt end: UInt32, in file: FileIndex) {
        ends.insert(UInt64(file.value) << 32 | UInt64(end))
    }

    /// Adds what was followed elsewhere.
    public mutating func formUnion(_ other: FollowedCode) {
        if ends.isEmpty { ends = other.ends } else { ends.formUnion(other.ends) }
    }

    /// Whether the expression was followed whose name ends at an offset.
    public func contains(nameEndingAt end: UInt32, in file: FileIndex) -> Bool {
        ends.contains(UInt64(file.value) << 32 | UInt64(end))
    }
}
