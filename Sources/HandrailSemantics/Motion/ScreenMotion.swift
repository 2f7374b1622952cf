public import HandrailModel
public import HandrailSource

/// Everything that moves on a screen: which properties change, and which animation carries the change out.
public struct ScreenMotion: Sendable {
    /// Something an attribute or an action sets in motion, with the element that has it.
    public struct Site<Subject: Sendable>: Sendable {
        /// The element.
        public let element: ElementView
        /// What it is about.
        public let subject: Subject
        /// Where it is written.
        public let place: SourcePlace
        /// Whether Reduce Motion has a say in it.
        public let isGoverned: Bool
    }

    /// Animations that modifiers set.
    public private(set) var animations: [Site<AnimationUse>] = []
    /// Changes inside `withAnimation`.
    public private(set) var changes: [Site<AnimatedChange>] = []
    /// Transitions.
    public private(set) var transitions: [Site<AnimationUse>] = []
    /// What moves without an animation while people scroll, because code keeps how far they have.
    public private(set) var scrolled: [Site<Movement>] = []
    /// What moves, and how.
    public private(set) var movements: [AnimatedMovement] = []
    /// Where changes are animated while a finger drags: what moves then follows the finger, and goes back behind it.
    public private(set) var dragged: Set<SourcePlace> = []

    /// The numbers that actions assign to parts of the state.
    private var numbers: [StatePath: [Fact<Double>]] = [:]

    private struct Found {
        let element: ElementView
        var movement: Movement
        /// Position among the element's attributes.
        let order: Int
        let place: SourcePlace
        let isGoverned: Bool
    }

    /// What moves on a screen, read once however many rules ask.
    public static func of(_ screen: PerceivedTree) -> ScreenMotion {
        screen.memory.recall { ScreenMotion(screen.screen.tree) }
    }

    /// Attributes that set something in motion.
    private static let moving = CaseSet<AttributeKind>([
        .motion(.movement), .motion(.animation), .motion(.transition), .code(.action), .interaction(.gesture),
        .code(.event),
    ])

    /// Reads a screen.
    public init(_ tree: ElementTree) {
        var found: [Found] = []
        var positions: [Int] = []
        var scrolledBy: Set<StatePath> = []
        for index in tree.elements.indices where !tree.elements[index].attributeKinds.isDisjoint(with: Self.moving) {
            let element = tree[index]
            for (order, use) in element.attributes.enumerated() {
                switch use.attribute {
                case .motion(.movement(let movement)):
                    found.append(
                        Found(
                            element: element, movement: movement, order: order, place: use.place,
                            isGoverned: movement.asksForReducedMotion || use.isGoverned))
                case .motion(.animation(let animation)) where !animation.isNone:
                    positions.append(order)
                    animations.append(
                        Site(
                            element: element, subject: animation, place: use.place,
                            isGoverned: animation.asksForReducedMotion || use.isGoverned))
                case .motion(.transition(let transition)):
                    transitions.append(
                        Site(
                            element: element, subject: transition, place: use.place,
                            isGoverned: transition.asksForReducedMotion || use.isGoverned))
                case .code(.action(let action)): collect(action.motion, of: element)
                case .interaction(.gesture(let gesture)):
                    collect(gesture.action.motion, of: element)
                    if gesture.kind == .drag { dragged.formUnion(gesture.action.motion.changes.map(\.place)) }
                case .code(.event(let event)):
                    collect(event.motion, of: element)
                    if event.kind == .scroll { scrolledBy.formUnion(event.motion.assigned) }
                default: break
                }
            }
        }
        if found.isEmpty { return }
        for index in found.indices { found[index].movement = found[index].movement.completed(by: numbers) }
        scrolled = found.filter { !$0.movement.states.isDisjoint(with: scrolledBy) }.map { moved in
            Site(
                element: moved.element, subject: moved.movement, place: moved.place,
                isGoverned: moved.isGoverned || isTamed(moved.element))
        }
        for moved in found {
            // The innermost of several modifiers that the same change starts decides.
            let near = zip(animations, positions).filter { site, order in
                site.subject.names.first != "transaction" && site.reaches(moved.element, moved.order, from: order)
                    && site.subject.isStarted(by: moved.movement)
            }
            let nearest = near.max { ($0.0.element.index, -$0.1) < ($1.0.element.index, -$1.1) }
            if let nearest { add(moved, nearest.0.subject, at: nearest.0.place, isGoverned: nearest.0.isGoverned) }
        }
        for site in changes where !site.subject.states.isEmpty {
            for moved in found where !moved.movement.states.isDisjoint(with: site.subject.states) {
                add(moved, site.subject.animation, at: site.place, isGoverned: site.isGoverned)
            }
        }
    }

    private mutating func add(_ moved: Found, _ animation: AnimationUse, at place: SourcePlace, isGoverned: Bool) {
        movements.append(
            AnimatedMovement(
                element: moved.element, movement: moved.movement, animation: animation, place: place,
                isGoverned: isGoverned || moved.isGoverned || isTamed(moved.element)))
    }

    private mutating func collect(_ motion: MotionSummary, of element: ElementView) {
        numbers.merge(motion.numbers) { $0 + $1 }
        for change in motion.changes {
            changes.append(
                Site(element: element, subject: change, place: change.place, isGoverned: change.isGoverned))
        }
    }

    /// Whether something around an element asks for Reduce Motion: a conditional, or a transaction that takes
    /// animations away.
    public func isTamed(_ element: ElementView) -> Bool {
        if MotionContext(element).asksForReducedMotion { return true }
        return animations.contains { site in
            site.subject.names.first == "transaction" && site.isGoverned && site.element.contains(element)
        }
    }

    /// Whether each animation that brings an element up or takes it away heeds Reduce Motion.
    public func isEntranceGoverned(_ element: ElementView) -> Bool {
        var levels: [ElementCondition] = []
        var next: ElementView? = element
        while let current = next {
            if case .condition(let condition?) = current.content { levels.append(condition) }
            next = current.parent
        }
        var isGoverned = false
        for site in animations where site.element.contains(element) && site.subject.names.first != "transaction" {
            if !site.isGoverned { return false }
            isGoverned = true
        }
        for site in changes {
            let isItsOwn = site.subject.states.contains { state in
                guard let name = state.property else { return false }
                return levels.contains { $0.mentions(name) }
            }
            guard isItsOwn else { continue }
            if !site.isGoverned { return false }
            isGoverned = true
        }
        return isGoverned
    }
}

extension ScreenMotion.Site where Subject == AnimationUse {
    /// Whether a modifier on an element is inside the one that sets the animation.
    fileprivate func reaches(_ other: ElementView, _ order: Int, from own: Int) -> Bool {
        other.index == element.index ? order < own : element.contains(other)
    }
}

extension AnimationUse {
    /// Whether a movement happens when the animation's value changes.
    fileprivate func isStarted(by movement: Movement) -> Bool {
        if names.first == "scrollTransition" { return false }
        // Only what is computed from the time given to its closure moves with a timeline.
        if names.first == "timeline" { return movement.states.contains { !$0.isTraced } }
        if trigger == nil, names.first != "phaseAnimator", names.first != "keyframeAnimator" { return true }
        return !states.isDisjoint(with: movement.states)
    }
}

extension AttributeUse {
    /// Whether it holds under a condition that asks for Reduce Motion.
    fileprivate var isGoverned: Bool { condition?.asksForReducedMotion ?? false }
}
