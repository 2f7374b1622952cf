import HandrailModel

/// What dims a screen and is tapped to close what lies over it.
struct ClosingScrim {
    /// What is tapped.
    let element: ElementView
    /// Where it is given the tap, where that is not where it is made.
    let related: [RelatedPlace]
    /// What the tap does.
    private let effect: ActionEffect
    private let screen: PerceivedTree

    /// The scrim that an element is; `nil` for anything else, and where assistive technologies can act on it.
    init?(_ element: ElementView, on screen: PerceivedTree) {
        guard element.isShade,
            let (gesture, use) = element.gestures.first(where: { $0.gesture.isTap && $0.gesture.count == 1 })
        else { return nil }
        let effect = ActionEffect(gesture.action)
        let surface = TapSurface(element: element)
        guard !effect.isNothing, !effect.onlyMovesFocus, effect.onlyCloses || effect.onlyShowsOrHides,
            surface.isBackdrop, !surface.isTouchTarget
        else { return nil }
        let site = GestureSite(element, on: screen)
        guard site.stops.isEmpty, !site.isReplaced, !site.hasUnknownDescription, !site.isUntouchable,
            site.addedTraits.traits.isEmpty, !site.addedTraits.isUnsure
        else { return nil }
        self.element = element
        related = site.isWrittenOnElement(use)
            ? [] : [RelatedPlace(place: use.place, why: Bilingual(en: "closes it", ko: "여기에서 닫습니다"))]
        self.effect = effect
        self.screen = screen
        guard holdsSomethingAbove else { return nil }
    }

    /// Whether there is something to act on that lies over it.
    private var holdsSomethingAbove: Bool {
        let end = Int(element.tree.elements[element.index].end)
        return screen.elements.contains { stop in
            stop.exposure == .element && stop.declared >= end && element.tree.elements[stop.declared].kind.isControl
        }
    }

    /// Whether something else on the screen closes what lies over it.
    var exit: ScreenExit {
        let tree = element.tree
        if tree.elements.indices.contains(where: { tree[$0].answersEscape }) { return .leads }
        var isUnread = false
        for index in tree.elements.indices where index != element.index {
            let other = tree[index]
            if other.kind == .opaque, index > element.index { isUnread = true }
            guard other.kind.isControl || other.reactsToTouch else { continue }
            let effects = other.actionEffects + other.gestures.map { ActionEffect($0.gesture.action) }
            if other.kind.isControl, effects.isEmpty { isUnread = isUnread || other.isUnread }
            if effects.contains(where: closes) { return .leads }
            isUnread = isUnread || effects.contains(where: \.isOpen)
        }
        return isUnread ? .unread : .none
    }

    /// Whether an action closes the same.
    private func closes(_ other: ActionEffect) -> Bool {
        if other.summary.dismisses || other.isSame(as: effect) || other.onlyCloses && !other.isNothing { return true }
        let (own, theirs) = (effect.summary, other.summary)
        let flags = Set(own.toggles + own.assignments.map(\.target))
        return !flags.isDisjoint(with: theirs.toggles + theirs.assignments.map(\.target))
    }
}

extension ActionEffect {
    /// Whether it calls something that was not read, which may do anything.
    fileprivate var isOpen: Bool { meaningfulCalls.contains { !summary.followed.contains($0) } }
}

extension ElementView {
    /// Whether it is, or stands on, a ground that lets what is behind it shine through.
    fileprivate var isShade: Bool {
        has(.interaction(.gesture)) && ([self] + descendants).contains { level in
            level.attributes.contains { use in
                switch use.attribute {
                case .color(.background(let color)), .color(.foreground(let color)): color.isShade
                case .visibility(.opacity(.known(let opacity))): opacity > 0 && opacity < 1
                default: false
                }
            }
        }
    }

    /// Whether the gesture for leaving does something here.
    fileprivate var answersEscape: Bool {
        has { attribute in
            if case .accessibility(.action(.escape)) = attribute { true } else { false }
        }
    }

    /// Whether what a control does may lie in code that was not read: one that code leads to, or the system.
    fileprivate var isUnread: Bool {
        switch kind {
        case .link, .navigationLink, .shareLink, .menu, .picker, .toggle, .textField, .secureField, .searchField: false
        default: has(.unknownModifier)
        }
    }
}

extension ColorUse {
    /// Whether it lets what is behind it shine through.
    fileprivate var isShade: Bool {
        switch plain {
        case .withOpacity(_, .known(let opacity)): opacity > 0 && opacity < 1
        case .literal(let value): value.alpha > 0 && value.alpha < 1
        case .material: true
        case .system, .asset, .appearance, .withOpacity, .oneOf, .candidates, .themes,
            .gradient, .constant, .unknown: false
        }
    }
}
