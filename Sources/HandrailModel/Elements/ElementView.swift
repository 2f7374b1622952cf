public import HandrailSource

/// A readable face of one element in its tree.
///
/// Rules ask little of very many elements: what they ask for is inlined, so that it is read in place instead of copied.
public struct ElementView: Sendable {
    /// The tree.
    public let tree: ElementTree
    /// The element's index in it.
    public let index: Int

    @inlinable init(tree: ElementTree, index: Int) {
        self.tree = tree
        self.index = index
    }

    /// What it is.
    @inlinable public var kind: ElementKind { tree.elements[index].kind }
    /// The part it plays for its parent.
    @inlinable public var slot: Slot { tree.elements[index].slot }
    /// What it shows.
    @inlinable public var content: Element.Content { tree.elements[index].content }
    /// The expression that makes it, without modifiers.
    @inlinable public var place: SourcePlace { tree.elements[index].place }
    /// The expression with its modifiers.
    @inlinable public var extent: SourcePlace { tree.elements[index].extent }

    /// The element around it.
    @inlinable public var parent: ElementView? {
        let parent = Int(tree.elements[index].parent)
        return parent < 0 ? nil : ElementView(tree: tree, index: parent)
    }

    /// The elements directly inside.
    @inlinable public var children: ElementChildren { ElementChildren(tree: tree, parent: index) }

    /// The elements directly inside that play a part.
    @inlinable public func children(in slot: Slot) -> [ElementView] { children.filter { $0.slot == slot } }

    /// The element directly inside that plays a part, where it is the only one.
    @inlinable public func onlyChild(in slot: Slot) -> ElementView? {
        let found = children(in: slot)
        return found.count == 1 ? found[0] : nil
    }

    /// Every element inside, in pre-order, without itself.
    @inlinable public var descendants: [ElementView] {
        ((index + 1)..<Int(tree.elements[index].end)).map { ElementView(tree: tree, index: $0) }
    }

    /// The elements around it, from the nearest outward.
    @inlinable public var ancestors: ElementAncestors { ElementAncestors(of: self) }

    /// Whether `other` is this element or inside it.
    @inlinable public func contains(_ other: ElementView) -> Bool {
        index <= other.index && other.index < Int(tree.elements[index].end)
    }

    /// The attributes set on it, innermost modifier first.
    @inlinable public var attributes: ArraySlice<AttributeUse> {
        let range = tree.elements[index].attributes
        return tree.attributes[Int(range.lowerBound)..<Int(range.upperBound)]
    }

    /// Which attributes are set on it.
    @inlinable public var attributeKinds: CaseSet<AttributeKind> { tree.elements[index].attributeKinds }

    /// Whether some attribute of a kind is set on it.
    @inlinable public func has(_ kind: AttributeKind) -> Bool { tree.elements[index].attributeKinds.contains(kind) }

    /// The nearest element, this one or one around it, that has an attribute of a kind.
    @inlinable public func nearest(with kind: AttributeKind) -> ElementView? {
        guard tree.attributeKinds.contains(kind) else { return nil }
        var level = index
        while level >= 0 {
            if tree.elements[level].attributeKinds.contains(kind) { return ElementView(tree: tree, index: level) }
            level = Int(tree.elements[level].parent)
        }
        return nil
    }

    /// What `pick` finds in the outermost attribute it answers for.
    @inlinable public func outermost<Value>(_ pick: (Attribute) -> Value?) -> (value: Value, use: AttributeUse)? {
        let range = tree.elements[index].attributes
        var position = range.upperBound
        while position > range.lowerBound {
            position -= 1
            if let value = pick(tree.attributes[Int(position)].attribute) {
                return (value, tree.attributes[Int(position)])
            }
        }
        return nil
    }

    /// What `pick` finds in the innermost attribute it answers for.
    @inlinable public func innermost<Value>(_ pick: (Attribute) -> Value?) -> (value: Value, use: AttributeUse)? {
        for position in tree.elements[index].attributes {
            if let value = pick(tree.attributes[Int(position)].attribute) {
                return (value, tree.attributes[Int(position)])
            }
        }
        return nil
    }

    /// Whether some attribute satisfies `condition`.
    @inlinable public func has(_ condition: (Attribute) -> Bool) -> Bool {
        for position in tree.elements[index].attributes where condition(tree.attributes[Int(position)].attribute) {
            return true
        }
        return false
    }
}
