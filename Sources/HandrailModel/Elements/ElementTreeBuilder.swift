public import HandrailSource

/// Builds an `ElementTree`: open an element, then its children, then close it.
public struct ElementTreeBuilder: Sendable {
    private var elements: [Element] = []
    private var attributes: [AttributeUse] = []
    private var codeOfAttributes: [CodeBlock] = []
    private var codeOfElements: [CodeBlock] = []
    private var openElements: [Int] = []

    /// An empty builder, with room for a small screen.
    public init() {
        elements.reserveCapacity(32)
        attributes.reserveCapacity(32)
        openElements.reserveCapacity(16)
    }

    /// Number of elements so far.
    public var count: Int { elements.count }

    /// Whether one of the elements from the one at `index` on is of that sort.
    public func contains(from index: Int, where isMatch: (Element) -> Bool) -> Bool {
        elements[index...].contains(where: isMatch)
    }

    /// Begins an element inside the one opened last.
    ///
    /// - Parameter attributes: innermost modifier first.
    public mutating func open(
        _ kind: ElementKind, slot: Slot = .content, content: Element.Content = .none, place: SourcePlace,
        extent: SourcePlace? = nil, attributes uses: [AttributeUse] = []
    ) {
        let first = Int32(attributes.count)
        for use in uses {
            let used = use.apis
            if !used.isEmpty { codeOfAttributes.append(CodeBlock(element: elements.count, uses: used)) }
        }
        attributes += uses
        elements.append(
            Element(
                kind: kind, slot: slot, content: content, place: place, extent: extent ?? place,
                parent: Int32(openElements.last ?? -1), end: Int32(elements.count + 1),
                attributes: first..<Int32(attributes.count),
                attributeKinds: CaseSet(uses.lazy.map(\.attribute.kind))))
        openElements.append(elements.count - 1)
    }

    /// Says what a piece of code uses where the element at an index is made; nothing where there is no such element or
    /// no use.
    public mutating func add(_ uses: [CodeUse], toElement index: Int) {
        guard !uses.isEmpty, elements.indices.contains(index) else { return }
        codeOfElements.append(CodeBlock(element: index, uses: uses))
    }

    /// Ends the element opened last.
    public mutating func close() {
        guard let index = openElements.popLast() else { return }
        elements[index].end = Int32(elements.count)
    }

    /// An element without children.
    public mutating func leaf(
        _ kind: ElementKind, slot: Slot = .content, content: Element.Content = .none, place: SourcePlace,
        extent: SourcePlace? = nil, attributes uses: [AttributeUse] = []
    ) {
        open(kind, slot: slot, content: content, place: place, extent: extent, attributes: uses)
        close()
    }

    /// The tree; elements still open are closed.
    public mutating func freeze() -> ElementTree {
        while !openElements.isEmpty { close() }
        return ElementTree(
            elements: elements, attributes: attributes, codeOfAttributes: codeOfAttributes,
            codeOfElements: codeOfElements)
    }
}
