import HandrailModel

/// The number of an element among the siblings of the same kind in the same slot.
///
/// Where there are thousands of siblings they are counted once for all, so that many findings take no more time each.
final class SiblingOrdinals: Sendable {
    private struct Family: Hashable {
        let tree: ObjectIdentifier
        let parent: Int
    }

    private struct Sort: Hashable {
        let kind: ElementKind
        let slot: Slot
    }

    private let counted = Locked<[Family: [Int: Int]]>([:])

    /// Elements inside of one from which on its children are counted once for all.
    private static let largeFamily = 1_000

    /// The number of an element, from 0 on.
    func ordinal(of element: ElementView) -> Int {
        guard let parent = element.parent else { return 0 }
        if Int(parent.tree.elements[parent.index].end) - parent.index > Self.largeFamily {
            let family = Family(tree: ObjectIdentifier(parent.tree), parent: parent.index)
            return counted.withLock { counted in
                if let known = counted[family] { return known[element.index] ?? 0 }
                let ordinals = Self.ordinals(of: parent.children)
                counted[family] = ordinals
                return ordinals[element.index] ?? 0
            }
        }
        var count = 0
        for sibling in parent.children {
            if sibling.index == element.index { break }
            if sibling.kind == element.kind, sibling.slot == element.slot { count += 1 }
        }
        return count
    }

    private static func ordinals(of children: ElementChildren) -> [Int: Int] {
        var next: [Sort: Int] = [:]
        var result: [Int: Int] = [:]
        for child in children {
            let sort = Sort(kind: child.kind, slot: child.slot)
            result[child.index] = next[sort, default: 0]
            next[sort, default: 0] += 1
        }
        return result
    }
}
