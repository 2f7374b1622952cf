import HandrailModel

/// Finished pending elements laid out in pre-order, without those that turned out not to be exposed.
struct PerceivedList {
    /// The elements.
    private(set) var elements: [PerceivedElement] = []

    /// Lays the pending elements out.
    init(_ drafts: [PendingElement]) { add(drafts, parent: -1) }

    private mutating func add(_ drafts: [PendingElement], parent: Int32) {
        for draft in drafts where Self.isExposed(draft) {
            let index = elements.count
            elements.append(Self.element(draft, parent: parent, end: Int32(index + 1)))
            add(draft.children, parent: Int32(index))
            // A container or choice of which nothing is exposed would be noise.
            if Self.isPointless(draft, inside: elements.count - index - 1) {
                elements.removeSubrange(index...)
            } else if elements.count > index + 1 {
                elements[index].end = Int32(elements.count)
            }
        }
    }

    private static func isExposed(_ draft: PendingElement) -> Bool {
        draft.exposure != .element || draft.presence == .certain
    }

    private static func isPointless(_ draft: PendingElement, inside count: Int) -> Bool {
        switch draft.exposure {
        case .element, .branch: false
        case .container: count == 0 && draft.name.isSilent && !draft.isExplicitContainer
        case .alternatives: count == draft.children.count
        }
    }

    // Kept out of the frame of the recursion, which should be small.
    @inline(never)
    private static func element(_ draft: PendingElement, parent: Int32, end: Int32) -> PerceivedElement {
        PerceivedElement(
            exposure: draft.exposure, declared: draft.declared, parent: parent, end: end,
            name: draft.name.perceived, value: draft.value, hint: draft.hint, traits: draft.traits,
            possibleTraits: draft.possibleTraits.subtracting(draft.traits), actions: draft.actions,
            merged: merged(into: draft), condition: draft.condition)
    }

    /// What became part of the pending element, in order, without itself; most are made of nothing else.
    private static func merged(into draft: PendingElement) -> [Int] {
        draft.merged.isEmpty ? [] : Set(draft.merged).subtracting([draft.declared]).sorted()
    }
}
