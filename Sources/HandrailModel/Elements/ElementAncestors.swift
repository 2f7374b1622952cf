/// The elements around one element, from the nearest outward: walked as far as somebody asks.
public struct ElementAncestors: Sequence, IteratorProtocol, Sendable {
    @usableFromInline let tree: ElementTree
    /// The index of the next element outward; negative past the outermost.
    @usableFromInline var level: Int

    @inlinable init(of element: ElementView) {
        tree = element.tree
        level = Int(tree.elements[element.index].parent)
    }

    /// The next element outward.
    @inlinable public mutating func next() -> ElementView? {
        guard level >= 0 else { return nil }
        let view = ElementView(tree: tree, index: level)
        level = Int(tree.elements[level].parent)
        return view
    }
}
