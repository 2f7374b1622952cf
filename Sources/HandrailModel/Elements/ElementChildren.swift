/// The elements directly inside one element.
public struct ElementChildren: Sequence, Sendable {
    let tree: ElementTree
    let parent: Int

    /// Walks from child to child, skipping what is inside each.
    public struct Iterator: IteratorProtocol {
        let tree: ElementTree
        let end: Int
        var position: Int

        /// The next child.
        public mutating func next() -> ElementView? {
            guard position < end else { return nil }
            let view = ElementView(tree: tree, index: position)
            position = Int(tree.elements[position].end)
            return view
        }
    }

    /// An iterator over the children in order.
    public func makeIterator() -> Iterator {
        Iterator(tree: tree, end: Int(tree.elements[parent].end), position: parent + 1)
    }
}
