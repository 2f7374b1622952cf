public import HandrailSource

/// Which expressions were followed to build a screen, each known by where the name ends that it calls, reads or sets.
public struct FollowedCode: Sendable {
    /// In order, each once.
    private var ends: [UInt64] = []
    /// What came since: an expression is followed again and again, and is put in order with others at once.
    private var recent: [UInt64] = []

    /// Nothing.
    public init() {}

    /// Adds an expression.
    public mutating func insert(nameEndingAt end: UInt32, in file: FileIndex) {
        recent.append(UInt64(file.value) << 32 | UInt64(end))
        if recent.count > max(ends.count, Self.few) { settle() }
    }

    /// Adds what was followed elsewhere.
    public mutating func formUnion(_ other: FollowedCode) {
        if ends.isEmpty, recent.isEmpty {
            self = other
        } else {
            recent += other.ends
            recent += other.recent
            if recent.count > max(ends.count, Self.few) { settle() }
        }
    }

    /// Whether the expression was followed whose name ends at an offset; quick once all was put in order.
    public func contains(nameEndingAt end: UInt32, in file: FileIndex) -> Bool {
        let wanted = UInt64(file.value) << 32 | UInt64(end)
        var (low, high) = (0, ends.count)
        while low < high {
            let middle = (low + high) / 2
            if ends[middle] < wanted { low = middle + 1 } else { high = middle }
        }
        return low < ends.count && ends[low] == wanted || recent.contains(wanted)
    }

    /// Puts all in order, for whoever adds no more and asks.
    public mutating func settle() {
        guard !recent.isEmpty else { return }
        var sorted = ends + recent
        sorted.sort()
        ends.removeAll(keepingCapacity: true)
        for end in sorted where end != ends.last { ends.append(end) }
        recent = []
    }

    private static let few = 256
}
