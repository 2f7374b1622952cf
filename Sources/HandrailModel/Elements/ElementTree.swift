/// The elements of one screen in pre-order: a subtree is a slice.
///
/// An immutable object, so that the many views into it each hold one reference.
public final class ElementTree: Sendable {
    /// The elements.
    public let elements: [Element]
    /// The attributes of all elements; each element knows its slice.
    @usableFromInline let attributes: [AttributeUse]
    /// The kinds its elements are of.
    public let kinds: CaseSet<ElementKind>
    /// The attributes that some element has.
    public let attributeKinds: CaseSet<AttributeKind>
    /// The APIs that code of its elements uses, by element: first what its attributes do, innermost modifier first,
    /// then what code uses where the element is made.
    public let code: [CodeBlock]
    /// Those that code uses where an element is made, and that no attribute stands for.
    private let codeOfElements: [CodeBlock]
    /// Which APIs those are.
    public let uses: CaseSet<CodeUse.Kind>
    /// Whether some part of it is there, or looks its way, under certain settings only.
    public let dependsOnSettings: Bool

    init(
        elements: [Element], attributes: [AttributeUse], codeOfAttributes: [CodeBlock], codeOfElements: [CodeBlock]
    ) {
        self.elements = elements
        self.attributes = attributes
        self.codeOfElements = codeOfElements
        code = codeOfElements.isEmpty
            ? codeOfAttributes
            : (codeOfAttributes + codeOfElements).sorted { ($0.element ?? 0) < ($1.element ?? 0) }
        uses = CaseSet(code.lazy.flatMap(\.uses).map(\.kind))
        var (kinds, attributeKinds) = (CaseSet<ElementKind>(), CaseSet<AttributeKind>())
        for index in elements.indices {
            kinds.insert(elements[index].kind)
            attributeKinds.formUnion(elements[index].attributeKinds)
        }
        (self.kinds, self.attributeKinds) = (kinds, attributeKinds)
        dependsOnSettings =
            attributes.contains { $0.condition?.asksForSetting ?? false }
            || codeOfElements.contains { $0.uses.contains { $0.condition?.asksForSetting ?? false } }
            || kinds.contains(.branch)
                && elements.contains { element in
                    guard case .condition(let condition?) = element.content else { return false }
                    return condition.asksForSetting
                }
    }

    /// Whether it is the same as another tree, but for the place where the outermost element is made.
    func isDuplicate(of other: ElementTree) -> Bool {
        guard elements.count == other.elements.count, attributes.count == other.attributes.count,
            let root = elements.first, let otherRoot = other.elements.first
        else { return false }
        return root.kind == otherRoot.kind && root.slot == otherRoot.slot && root.content == otherRoot.content
            && root.attributes == otherRoot.attributes && elements.dropFirst().elementsEqual(other.elements.dropFirst())
            && attributes == other.attributes && codeOfElements == other.codeOfElements
    }

    /// What code uses where the element at an index is made, a piece of code each: no attribute stands for it.
    public func code(ofElement index: Int) -> [[CodeUse]] {
        codeOfElements.isEmpty ? [] : codeOfElements.filter { $0.element == index }.map(\.uses)
    }

    /// How many elements inside one another are read.
    public static let deepestRead = 160

    /// Where elements lie deeper inside others than is read.
    public var cuts: [EvaluationCut] {
        guard elements.count > Self.deepestRead else { return [] }
        var depths: [Int] = []
        var cuts: [EvaluationCut] = []
        for element in elements {
            let depth = element.parent < 0 ? 0 : depths[Int(element.parent)] + 1
            depths.append(depth)
            if depth == Self.deepestRead { cuts.append(EvaluationCut(.tooDeep, at: element.place)) }
        }
        return cuts
    }

    /// The outermost element.
    @inlinable public var root: ElementView? { elements.isEmpty ? nil : ElementView(tree: self, index: 0) }

    /// The element at an index.
    @inlinable public subscript(index: Int) -> ElementView { ElementView(tree: self, index: index) }
}
