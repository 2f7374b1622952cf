import HandrailModel
import HandrailSemantics
import HandrailSource

/// An element that reacts to a gesture, with what people who cannot make the gesture meet in its place.
struct GestureSite {
    /// The element the gesture is on.
    let element: ElementView
    /// The elements around it, from the nearest outward.
    let around: [ElementView]
    /// The stops that come from it or from what is inside, or that took any of it in.
    let stops: [PerceivedView]
    private let screen: PerceivedTree

    /// The place of a gesture on a screen.
    init(_ element: ElementView, on screen: PerceivedTree) {
        self.element = element
        self.screen = screen
        around = Array(element.ancestors)
        let range = element.index..<Int(element.tree.elements[element.index].end)
        stops = screen.elements.indices.filter { index in
            let perceived = screen.elements[index]
            guard perceived.exposure == .element else { return false }
            return range.contains(perceived.declared) || perceived.merged.contains { range.contains($0) }
        }.map { screen[$0] }
    }

    // MARK: Who speaks for it

    /// Whether it is kept from assistive technologies in every case.
    var isHidden: Bool { DeclaredContext(element).hiding.isCertain }

    /// Whether some condition hides it.
    var mayBeHidden: Bool {
        if case .possibly = DeclaredContext(element).hiding { true } else { false }
    }

    /// Whether another view speaks for it.
    var isReplaced: Bool {
        ([element] + around).contains { level in
            level.has { attribute in
                switch attribute {
                case .accessibility(.representation), .accessibility(.children(.replaced)): true
                default: false
                }
            }
        }
    }

    /// Whether it cannot be touched, in every case.
    var isUntouchable: Bool {
        ([element] + around).contains { level in
            level.has { attribute in
                switch attribute {
                case .interaction(.allowsHitTesting(.known(false))), .interaction(.disabled(.known(true))): true
                default: false
                }
            }
        }
    }

    /// The nearest control around, where the element is part of what names it.
    var enclosingControl: ElementView? { DeclaredContext(element).control }

    /// Whether it is an option of a picker or an entry of a menu.
    var isOption: Bool {
        around.contains { $0.kind == .picker || $0.kind == .menu } || DeclaredContext(element).isInMenu
    }

    /// The element around it that makes one stop of all it holds.
    var mergingElement: ElementView? {
        around.first { level in
            level.has { attribute in
                switch attribute {
                case .accessibility(.children(.combine)), .accessibility(.children(.ignore)),
                    .accessibility(.children(.aggregate)):
                    true
                default: false
                }
            }
        }
    }

    /// Whether every stop in it is a control, so that the gesture only adds to what is there.
    var holdsOnlyControls: Bool {
        !stops.isEmpty && stops.allSatisfy { $0.kind.isControl && element.contains($0.declared) }
    }

    /// Whether something inside it, beside other stops, reacts to a gesture of its own.
    var holdsOtherGesture: Bool {
        stops.count > 1 && element.descendants.contains(where: \.reactsToTouch)
    }

    /// Whether something inside cannot be looked into, and nothing else is there.
    var isOpaque: Bool {
        element.kind == .opaque || (stops.isEmpty && element.descendants.contains { $0.kind == .opaque })
    }

    /// Whether a modifier of a package may tell something of it.
    var hasUnknownDescription: Bool {
        ([element] + around.prefix { $0.kind.isTransparent } + element.descendants).contains { level in
            level.has { attribute in
                switch attribute {
                case .accessibility(.unknown): true
                default: false
                }
            }
        }
    }

    // MARK: What it is told

    /// Traits that modifiers add to it: on it, on anything around it, or inside it.
    ///
    /// - Returns: all traits that are added in any case, and whether some could not be read.
    var addedTraits: (traits: Traits, isUnsure: Bool) {
        var traits: Traits = []
        var isUnsure = false
        for level in [element] + around + element.descendants {
            for use in level.attributes {
                guard case .accessibility(.addTraits(let fact)) = use.attribute else { continue }
                traits = fact.values.reduce(traits) { $0.union($1) }
                switch fact {
                case .dynamic, .unknown: isUnsure = true
                case .absent, .known, .oneOf: break
                }
            }
        }
        return (traits, isUnsure)
    }

    /// Actions offered to assistive technologies on it, inside it, or on what makes one stop of it.
    var offeredActions: [AccessibilityAction] {
        var levels = [element] + element.descendants + around.prefix { $0.kind.isTransparent }
        if let mergingElement { levels.append(mergingElement) }
        levels += around.filter { level in
            level.kind.isTransparent || level.kind.isArrangement || level.kind.isControl
        }
        return levels.flatMap(\.attributes).compactMap { use in
            guard case .accessibility(.action(let action)) = use.attribute else { return nil }
            return action
        }
    }

    /// Whether a context menu opens on it, or on a view that is nothing but it.
    var hasContextMenu: Bool {
        ([element] + around.prefix { $0.kind.isTransparent || $0.kind.isControl }).contains { level in
            level.children.contains { $0.slot == .contextMenu }
        }
    }

    /// Whether a control in it or beside it does the same.
    func isOfferedByControl(_ effect: ActionEffect) -> Bool {
        let nearest = around.first { !$0.kind.isTransparent }
        let top = around.prefix { $0.kind.isTransparent }.last ?? element
        return nearest.map { $0.holdsControl(for: effect, orIsOne: false) } ?? false
            || top.holdsControl(for: effect, orIsOne: true)
    }

    /// Whether a control anywhere on the screen calls the one function that the gesture calls, or sends the
    /// case that it sends. In rows that is of a thing of their own each.
    func isOfferedElsewhere(_ effect: ActionEffect) -> Bool {
        let core = effect.summary.core
        let mayCompare = effect.sendsCase && !element.isInRepetition
        guard core != nil || mayCompare else { return false }
        let tree = element.tree
        return tree.elements.indices.contains { index in
            guard tree.elements[index].kind.isControl else { return false }
            let control = tree[index]
            return control.actionEffects.contains { other in
                if let core, other.summary.core == core { return true }
                return mayCompare && effect.isSame(as: other) && !control.isInRepetition
            }
        }
    }

    /// Whether it takes the whole screen: nothing around it arranges it next to anything.
    var isRoot: Bool {
        around.allSatisfy { $0.kind.isTransparent || $0.kind == .navigationContainer } && element.slot == .content
    }

    /// Where a finding about what it does belongs: where it is made, or where a gesture is added to it that does not
    /// stand there, as on what a function or a component makes.
    var place: SourcePlace {
        guard !element.kind.isControl, let (_, use) = element.gestures.first, !isWrittenOnElement(use),
            screen.screen.toolkit(at: use.place) == .swiftUI
        else { return element.place }
        return use.place
    }

    /// Whether a modifier is written on the element where the element itself is made.
    func isWrittenOnElement(_ use: AttributeUse) -> Bool {
        element.extent.file == use.place.file && element.extent.range.contains(use.place.range)
            && use.place.range.lower > element.place.range.lower
    }
}

extension ElementView {
    /// What happens on it as a control.
    var actionEffects: [ActionEffect] {
        attributes.compactMap { use in
            guard case .code(.action(let summary)) = use.attribute else { return nil }
            return ActionEffect(summary)
        }
    }

    /// Whether a control inside, or the element itself, does the same.
    fileprivate func holdsControl(for effect: ActionEffect, orIsOne: Bool) -> Bool {
        let inside = (orIsOne ? index : index + 1)..<Int(tree.elements[index].end)
        return inside.contains { position in
            guard tree.elements[position].kind.isControl else { return false }
            let other = tree[position]
            // What a view leaves out of the element that it makes of itself is offered to nobody who cannot see it.
            if other.ancestors.contains(where: \.leavesOutContent) { return false }
            return other.actionEffects.contains { effect.isSame(as: $0) } || other.isSwitch(for: effect)
        }
    }

    /// Whether it is made once for each of several things.
    fileprivate var isInRepetition: Bool { ancestors.contains { $0.kind == .repeated } }

    /// Whether it makes one element of itself and nothing of what is inside.
    private var leavesOutContent: Bool {
        has { if case .accessibility(.children(.ignore)) = $0 { true } else { false } }
    }

    /// Whether it is a switch for the one property that an action toggles.
    fileprivate func isSwitch(for effect: ActionEffect) -> Bool {
        guard kind == .toggle, effect.summary.toggles.count == 1, let flag = effect.summary.toggles.first,
            effect.meaningfulCalls.isEmpty, effect.summary.assignments.isEmpty
        else { return false }
        return has { attribute in
            guard case .state(.binding(let binding)) = attribute else { return false }
            return binding.split { $0 == "." || $0 == "$" }.last.map { $0 == flag } ?? false
        }
    }

    /// Gestures on it, with the modifiers that add them.
    var gestures: [(gesture: Gesture, use: AttributeUse)] {
        guard has(.interaction(.gesture)) else { return [] }
        return attributes.compactMap { use in
            guard case .interaction(.gesture(let gesture)) = use.attribute else { return nil }
            return (gesture, use)
        }
    }
}
