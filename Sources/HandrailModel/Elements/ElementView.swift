public import HandrailSource

/// A readable face of one element in its tree.
public struct ElementView: Sendable {
    /// The tree.
    public let tree: ElementTree
    /// The element's index in it.
    public let index: Int

    init(tree: ElementTree, index: Int) {
        self.tree = tree
        self.index = index
    }

    private var element: Element { tree.elements[index] }

    /// What it is.
    public var kind: ElementKind { tree.elements[index].kind }
    /// The part it plays for its parent.
    public var slot: Slot { tree.elements[index].slot }
    /// What it shows.
    public var content: Element.Content { element.content }
    /// The expression that makes it, without modifiers.
    public var place: SourcePlace { element.place }
    /// The expression with its modifiers.
    public var extent: SourcePlace { element.extent }

    /// The element around it.
    public var parent: ElementView? {
        let parent = Int(element.parent)
        return parent < 0 ? nil : ElementView(tree: tree, index: parent)
    }

    /// The elements directly inside.
    public var children: ElementChildren { ElementChildren(tree: tree, parent: index) }

    /// The elements directly inside that play a part.
    public func children(in slot: Slot) -> [ElementView] { children.filter { $0.slot == slot } }

    /// Every element inside, in pre-order, without itself.
    public var descendants: [ElementView] {
        ((index + 1)..<Int(element.end)).map { ElementView(tree: tree, index: $0) }
    }

    /// The elements around it, from the nearest outward.
    public var ancestors: [ElementView] {
        var result: [ElementView] = []
        var next = parent
        while let current = next {
            result.append(current)
            next = current.parent
        }
        return result
    }

    /// Whether `other` is this element or inside it.
    public func contains(_ other: ElementView) -> Bool {
        index <= other.index && other.index < Int(element.end)
    }

    /// The attributes set on it, innermost modifier first.
    public var attributes: ArraySlice<AttributeUse> {
        let range = element.attributes
        return tree.attributes[Int(range.lowerBound)..<Int(range.upperBound)]
    }

    /// What `pick` finds in the outermost attribute it answers for.
    public func outermost<Value>(_ pick: (Attribute) -> Value?) -> (value: Value, use: AttributeUse)? {
        for use in attributes.reversed() {
            if let value = pick(use.attribute) { return (value, use) }
        }
        return nil
    }

    /// Whether some attribute satisfies `condition`.
    public func has(_ condition: (Attribute) -> Bool) -> Bool { attributes.contains { condition($0.attribute) } }
}
