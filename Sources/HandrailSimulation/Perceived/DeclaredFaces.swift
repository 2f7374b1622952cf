import HandrailModel

/// What is declared of elements besides what is perceived of them.
struct DeclaredFaces {
    private let tree: ElementTree
    /// Whether an element stands for any number of equal ones, by its index.
    private let repeated: [Bool]

    /// The declared tree of a screen.
    init(_ tree: ElementTree) {
        self.tree = tree
        var repeated = [Bool](repeating: false, count: tree.elements.count)
        for (index, element) in tree.elements.enumerated() where element.kind == .repeated {
            for inside in (index + 1)..<max(index + 1, Int(element.end)) { repeated[inside] = true }
        }
        self.repeated = repeated
    }

    /// Whether the element stands for any number of equal ones.
    func isRepeated(_ index: Int) -> Bool { repeated.indices.contains(index) && repeated[index] }

    /// Attributes that speak of the element: its own and those of wrappers that hold nothing else, innermost first.
    func attributes(of index: Int) -> [AttributeUse] {
        var result = Array(tree[index].attributes)
        var current = tree[index]
        while let parent = current.parent, parent.kind.isTransparent, parent.kind != .alternatives {
            guard parent.children.makeIterator().isSingle else { break }
            result += parent.attributes
            current = parent
        }
        return result
    }
}

extension ElementChildren.Iterator {
    /// Whether there is just one more.
    fileprivate var isSingle: Bool {
        var copy = self
        return copy.next() != nil && copy.next() == nil
    }
}
