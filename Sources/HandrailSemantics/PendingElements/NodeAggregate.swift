import HandrailModel

/// What a container of Texture says in place of all that is in it: their words joined, and an action for each button
/// and each link, by its name. Traits, values and hints of what is in it are lost.
struct NodeAggregate {
    private var name = OpenName.silent
    private var actions: [AccessibilityAction] = []
    private var merged: [Int] = []

    /// Nothing yet.
    private init() {}

    /// Joins the pending elements.
    init(_ pendingElements: [PendingElement]) { take(pendingElements) }

    private mutating func take(_ pendingElements: [PendingElement]) {
        for pending in pendingElements where !pending.isAside { take(pending) }
    }

    private mutating func take(_ pending: PendingElement) {
        switch pending.exposure {
        case .element: takeElement(pending)
        case .container, .branch:
            name.join(pending.name)
            take(pending.children)
        case .alternatives: takeAlternatives(pending)
        }
    }

    private mutating func takeElement(_ pending: PendingElement) {
        if pending.presence == .latent, pending.name.isSilent { return }
        merged.append(pending.declared)
        merged += pending.merged
        guard pending.traits.isDisjoint(with: Self.interactive) else {
            // Without a name there is nothing that an action could be called.
            if pending.name.maySpeak { actions.append(.named(pending.name.words)) }
            return
        }
        name.join(pending.mayVanish ? pending.name.or(.silent) : pending.name)
    }

    private mutating func takeAlternatives(_ pending: PendingElement) {
        var branches = pending.children.map { NodeAggregate($0.children) }
        let conditions = pending.children.compactMap(\.condition)
        if conditions.count == pending.children.count { branches.append(NodeAggregate()) }
        name.join(.choice(conditions, branches: branches.map(\.name)))
        for branch in branches {
            actions += branch.actions
            merged += branch.merged
        }
    }

    private static let interactive: Traits = [.button, .link, .keyboardKey]

    /// The one element that the container makes of them.
    func combined(declared: Int) -> PendingElement {
        var result = PendingElement(.element, declared: declared)
        result.name = name.mapCases(\.withoutNamelessPictures)
        result.merged = merged
        result.actions = actions
        result.isAggregate = true
        return result
    }
}

extension [PendingElement] {
    /// The list without what containers of Texture made of their own, and those.
    var withoutAggregates: (inside: [PendingElement], apart: [PendingElement]) {
        var (inside, apart): ([PendingElement], [PendingElement]) = ([], [])
        for pending in self {
            if pending.isAggregate {
                apart.append(pending)
                continue
            }
            var left = pending
            let parts = pending.children.withoutAggregates
            left.children = parts.inside
            apart += parts.apart
            inside.append(left)
        }
        return (inside, apart)
    }
}
