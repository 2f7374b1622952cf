/// The elements directly inside one element.
public struct ElementChildren: Sequence, Sendable {
    @usableFromInline let tree: ElementTree
    @usableFromInline let parent: Int

    @inlinable init(tree: ElementTree, parent: Int) {
        self.tree = tree
        self.parent = parent
    }

    /// Walks from child to child, skipping what is inside each.
    public struct Iterator: IteratorProtocol {
        @usableFromInline let tree: ElementTree
        @usableFromInline let end: Int
        @usableFromInline var position: Int

        @inlinable init(tree: ElementTree, end: Int, position: Int) {
            self.tree = tree
            self.end = end
            self.position = position
        }

        /// The next child.
        @inlinable public mutating func next() -> ElementView? {
            guard position < end else { return nil }
            let view = ElementView(tree: tree, index: position)
            position = Int(tree.elements[position].end)
            return view
        }
    }

    /// An iterator over the children in order.
    @inlinable public func makeIterator() -> Iterator {
        Iterator(tree: tree, end: Int(tree.elements[parent].end), position: parent + 1)
    }
}
