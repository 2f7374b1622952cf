import HandrailModel

/// The one control that leads away from a screen, where code hides it and a tap on the screen brings it back.
struct HideableExit {
    /// The control.
    let control: ElementView
    /// The tap that shows and hides it.
    let related: [RelatedPlace]

    /// The exit of a screen; `nil` where something else leads away, or nothing hides it.
    init?(of tree: ElementTree) {
        guard !tree.attributeKinds.contains(.unknownModifier), tree.attributeKinds.contains(.interaction(.gesture)),
            !tree.elements.contains(where: { $0.kind == .opaque })
        else { return nil }
        var exits: [ElementView] = []
        var tap: AttributeUse?
        for index in tree.elements.indices {
            let element = tree[index]
            if element.has({ $0 == .accessibility(.action(.escape)) }) { return nil }
            if element.kind.mayLead { exits.append(element) }
            for (gesture, use) in element.gestures where gesture.kind == .tap {
                let effect = ActionEffect(gesture.action)
                if gesture.action.dismisses { return nil }
                if effect.onlyShowsOrHides, element.coversScreen {
                    tap = use
                }
            }
        }
        guard let tap, exits.count == 1, exits[0].mayBeHiddenByCode else { return nil }
        control = exits[0]
        related = [RelatedPlace(place: tap.place, why: Bilingual(en: "shows and hides it", ko: "여기에서 보이거나 숨깁니다"))]
    }
}

extension ElementKind {
    /// Whether pressing it may lead away from a screen.
    fileprivate var mayLead: Bool {
        switch self {
        case .button, .link, .shareLink, .navigationLink, .toolbarItem, .menu: true
        default: false
        }
    }
}

extension ElementView {
    /// Whether nothing around it is beside anything: it is the screen itself.
    fileprivate var coversScreen: Bool { ancestors.allSatisfy(\.kind.isTransparent) }

    /// Whether code decides while the app runs that it is not there.
    fileprivate var mayBeHiddenByCode: Bool {
        has { attribute in
            switch attribute {
            case .visibility(.hidden(let fact)):
                switch fact {
                case .known, .absent: false
                case .oneOf, .dynamic, .unknown: true
                }
            case .visibility(.opacity(.oneOf(let values))): values.contains { $0 < 0.02 }
            default: false
            }
        } || ancestors.contains { $0.kind == .branch }
    }
}
