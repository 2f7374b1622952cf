import HandrailModel

/// Finished pending elements laid out in pre-order, without those that turned out not to be exposed.
struct PerceivedList {
    /// The elements.
    private(set) var elements: [PerceivedElement] = []

    /// Lays the pending elements out.
    init(_ pendingElements: [PendingElement]) { add(pendingElements, parent: -1) }

    private mutating func add(_ pendingElements: [PendingElement], parent: Int32) {
        for pending in pendingElements where Self.isExposed(pending) {
            let index = elements.count
            elements.append(Self.element(pending, parent: parent, end: Int32(index + 1)))
            add(pending.children, parent: Int32(index))
            // A container or choice of which nothing is exposed would be noise.
            if Self.isPointless(pending, inside: elements.count - index - 1) {
                elements.removeSubrange(index...)
            } else if elements.count > index + 1 {
                elements[index].end = Int32(elements.count)
            }
        }
    }

    private static func isExposed(_ pending: PendingElement) -> Bool {
        pending.exposure != .element || pending.presence == .certain
    }

    private static func isPointless(_ pending: PendingElement, inside count: Int) -> Bool {
        switch pending.exposure {
        case .element, .branch: false
        case .container: count == 0 && pending.name.isSilent && !pending.isExplicitContainer
        case .alternatives: count == pending.children.count
        }
    }

    // Kept out of the frame of the recursion, which should be small.
    @inline(never)
    private static func element(_ pending: PendingElement, parent: Int32, end: Int32) -> PerceivedElement {
        PerceivedElement(
            exposure: pending.exposure, declared: pending.declared, parent: parent, end: end,
            name: pending.name.perceived, value: pending.value, hint: pending.hint, traits: pending.traits,
            possibleTraits: pending.possibleTraits.subtracting(pending.traits), actions: pending.actions,
            merged: merged(into: pending), condition: pending.condition, absences: pending.absences,
            dimming: pending.dimming)
    }

    /// What became part of the pending element, in order, without itself; most are made of nothing else.
    private static func merged(into pending: PendingElement) -> [Int] {
        pending.merged.isEmpty ? [] : Set(pending.merged).subtracting([pending.declared]).sorted()
    }
}
