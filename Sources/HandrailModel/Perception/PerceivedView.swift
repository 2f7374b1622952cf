/// A readable face of one perceived element in its tree.
public struct PerceivedView: Sendable {
    /// The tree.
    public let tree: PerceivedTree
    /// The element's index in it.
    public let index: Int

    @inlinable init(tree: PerceivedTree, index: Int) {
        self.tree = tree
        self.index = index
    }

    /// What is perceived.
    @inlinable public var element: PerceivedElement { tree.elements[index] }
    /// The declared element it comes from.
    @inlinable public var declared: ElementView { tree.screen.tree[tree.elements[index].declared] }
    /// The kind of the declared element.
    @inlinable public var kind: ElementKind { declared.kind }

    /// The element around it.
    @inlinable public var parent: PerceivedView? {
        let parent = Int(tree.elements[index].parent)
        return parent < 0 ? nil : PerceivedView(tree: tree, index: parent)
    }

    /// The elements directly inside.
    @inlinable public var children: [PerceivedView] {
        var result: [PerceivedView] = []
        var position = index + 1
        while position < Int(tree.elements[index].end) {
            result.append(PerceivedView(tree: tree, index: position))
            position = Int(tree.elements[position].end)
        }
        return result
    }
}
