import HandrailModel
import HandrailSource

/// What people could act on inside an element that is hidden, or that speaks for all of it.
struct LostControls: Sendable {
    /// Controls, in order.
    private(set) var controls: [ElementView] = []
    /// Other elements that react to taps.
    private(set) var tappable: [ElementView] = []

    /// The controls of `element`, itself included, without those that do nothing, cannot be seen or are in menus.
    init(in element: ElementView) { collect(element) }

    /// The controls that a container of Texture makes actions of: those in another one in it are that one's.
    init(aggregatedBy container: ElementView) {
        self = LostControls(in: container).leavingOut { inside in
            inside.index == container.index || inside.isAggregated(inside: container)
        }
    }

    /// The same without some of them.
    func leavingOut(_ isTold: (ElementView) -> Bool) -> LostControls {
        var copy = self
        copy.controls.removeAll(where: isTold)
        copy.tappable.removeAll(where: isTold)
        return copy
    }

    /// Both kinds.
    var all: [ElementView] { controls + tappable }

    /// The places of the first few.
    var related: [RelatedPlace] {
        all.prefix(3).map { RelatedPlace(place: $0.place, why: Bilingual(en: "out of reach", ko: "도달할 수 없음")) }
    }

    /// Whether everything lost can be done somewhere else on the screen.
    func isRepeatedOutside(_ element: ElementView) -> Bool {
        let digests = all.flatMap(\.digests)
        guard digests.count >= all.count, !digests.isEmpty else { return false }
        let tree = element.tree
        var missing = Set(digests)
        for index in tree.elements.indices where !element.contains(tree[index]) && !missing.isEmpty {
            let found = tree[index].digests
            if missing.isDisjoint(with: found) || tree[index].isSpokenForElsewhere { continue }
            missing.subtract(found)
        }
        return missing.isEmpty
    }

    /// Whether there is something to read in `element` besides the controls.
    func leavesReadableContent(of element: ElementView) -> Bool {
        element.descendants.contains { inside in
            switch inside.kind {
            case .text, .label, .image: !controls.contains { $0.contains(inside) }
            default: false
            }
        } || controls.count > 1
    }

    private mutating func collect(_ element: ElementView) {
        guard !element.isInert else { return }
        if element.kind.isControl {
            if element.showsSomething { controls.append(element) }
            return
        }
        if element.isTappable { tappable.append(element) }
        for child in element.children {
            switch child.slot {
            case .contextMenu, .swipeActions, .toolbar, .placeholder, .background: continue
            case .content, .label, .icon, .detail, .value, .minimum, .maximum, .prompt, .header, .footer, .overlay:
                collect(child)
            }
        }
    }
}

extension ElementView {
    /// Whether it cannot be used by anybody.
    fileprivate var isInert: Bool {
        has { attribute in
            switch attribute {
            case .visibility(.hidden(.known(true))), .interaction(.disabled(.known(true))),
                .interaction(.allowsHitTesting(.known(false))):
                true
            case .visibility(.opacity(.known(let opacity))): opacity < 0.02
            case .layout(.frame(let frame)): frame.width == .known(0) || frame.height == .known(0)
            default: false
            }
        }
    }

    /// Whether another container of Texture inside `outer` makes an action of it.
    fileprivate func isAggregated(inside outer: ElementView) -> Bool {
        ancestors.prefix { $0.index > outer.index }.contains { level in
            level.has { if case .accessibility(.children(.aggregate)) = $0 { true } else { false } }
        }
    }

    /// Whether there is anything to see of it: links without a label are used to move on from code.
    fileprivate var showsSomething: Bool {
        guard kind.mergesLabel else { return true }
        switch kind {
        // They draw themselves.
        case .pasteButton, .editButton, .renameButton, .toggle: return true
        default: break
        }
        return descendants.contains { inside in
            switch inside.kind {
            case .text:
                guard case .words(.known(let words)) = inside.content else { return true }
                return !words.isBlank
            case .spacer, .nothing, .group, .customView, .branch, .alternatives, .layered, .fill: return false
            default: return true
            }
        }
    }

    /// Whether a tap on it does something that matters.
    fileprivate var isTappable: Bool {
        var base = self
        while base.kind == .layered, let content = base.children(in: .content).first { base = content }
        switch base.kind {
        case .fill, .shape, .spacer, .nothing, .geometryReader: return false
        default: break
        }
        return has { attribute in
            guard case .interaction(.gesture(let gesture)) = attribute, gesture.kind == .tap, gesture.count == 1 else {
                return false
            }
            return !gesture.action.isEmpty && !gesture.action.endsEditing
        }
    }

    /// Whether another view speaks for it, or for what it lies in, and it is no part of that view.
    fileprivate var isSpokenForElsewhere: Bool {
        var inner = self
        while let outer = inner.parent {
            if outer.has(.accessibility(.representation)), inner.slot != .label { return true }
            inner = outer
        }
        return false
    }

    /// What acting on it does, as far as it can be compared.
    fileprivate var digests: [String] {
        attributes.compactMap { use in
            switch use.attribute {
            case .code(.action(let action)): action.digest.isEmpty ? nil : action.digest
            case .interaction(.gesture(let gesture)): gesture.action.digest.isEmpty ? nil : gesture.action.digest
            case .state(.binding(let binding)): binding.isEmpty ? nil : binding
            default: nil
            }
        }
    }
}
