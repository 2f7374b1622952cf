import HandrailModel

/// A perceived element while modifiers around it may still change it.
struct PendingElement {
    /// Whether it is there for assistive technologies.
    enum Presence {
        case certain
        /// It is drawn but not exposed until a modifier tells something of it: a shape, an empty text.
        case latent
        /// It cannot be looked into.
        case unknown
    }

    /// What it will be.
    let exposure: PerceivedElement.Exposure
    /// Index of the declared element it comes from.
    let declared: Int
    /// What it is called.
    var name = OpenName.silent
    /// Its value.
    var value: Fact<Words> = .absent
    /// Its hint.
    var hint: Fact<Words> = .absent
    /// Traits it has in every case.
    var traits: Traits = []
    /// Traits it has in some cases.
    var possibleTraits: Traits = []
    /// Traits that were taken from it in every case; nothing around gives them back.
    var removedTraits: Traits = []
    /// Actions apart from activation.
    var actions: [AccessibilityAction] = []
    /// Indices of declared elements that became part of it.
    var merged: [Int] = []
    /// The condition, of a branch.
    var condition: ElementCondition?
    /// The elements inside, of anything but an element.
    var children: [PendingElement] = []
    /// Whether it is there.
    var presence = Presence.certain
    /// Whether it has a default action of its own, so that combining turns it into an action.
    var isInteractive = false
    /// Whether a condition hides it in some cases.
    var mayVanish = false
    /// Conditions of which each hides it.
    var absences: [ElementCondition] = []
    /// Conditions of which each turns it off.
    var dimming: [ElementCondition] = []
    /// Whether `accessibilityElement(children: .contain)` made it: what is told of it stays with it.
    var isExplicitContainer = false
    /// Whether a container of Texture made it of what it holds: one around it leaves it apart.
    var isAggregate = false
    /// Whether it stands beside the content: a menu, a bar. Modifiers of the content do not reach it.
    var isAside = false
    /// Its sort priority among its siblings.
    var priority = 0.0

    /// A pending element for the element declared as `declared`.
    init(_ exposure: PerceivedElement.Exposure, declared: Int) {
        self.exposure = exposure
        self.declared = declared
    }

    /// Whether it counts when asking how many elements a modifier speaks of.
    var isCountable: Bool { presence != .latent && !isAside }

    /// Changes every element in it that is there or may be.
    mutating func changeEachStop(_ change: (inout PendingElement) -> Void) {
        guard !isAside else { return }
        switch exposure {
        case .element: if presence != .latent { change(&self) }
        case .container, .alternatives, .branch: children.changeEachStop(change)
        }
    }
}

extension [PendingElement] {
    /// Changes every element in the list that is there or may be.
    mutating func changeEachStop(_ change: (inout PendingElement) -> Void) {
        for index in indices { self[index].changeEachStop(change) }
    }

    /// The list by sort priority, higher first, otherwise as it was.
    func sortedByPriority() -> [PendingElement] {
        guard contains(where: { $0.priority != 0 }) else { return self }
        return enumerated().sorted { a, b in
            (b.element.priority, a.offset) < (a.element.priority, b.offset)
        }.map(\.element)
    }
}
