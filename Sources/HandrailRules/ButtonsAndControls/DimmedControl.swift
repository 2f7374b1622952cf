import HandrailModel
import HandrailSemantics
import HandrailSource

/// A button that looks as if it were out of use by a state of the app, and that can be pressed all the same.
struct DimmedControl {
    /// The property that decides.
    let property: String
    /// Where the look is set.
    let place: SourcePlace

    /// The state by which a button looks out of use; `nil` for one that is disabled in some cases, or looks the same.
    init?(_ element: ElementView) {
        guard element.kind == .button, let found = Self.look(of: element), !Self.isSwitchedOff(element) else {
            return nil
        }
        (property, place) = found
    }

    /// Whether something on it or around it takes it out of use, or may.
    private static func isSwitchedOff(_ element: ElementView) -> Bool {
        ([element] + element.ancestors + element.descendants).contains { level in
            level.has { attribute in
                switch attribute {
                case .interaction(.disabled), .interaction(.allowsHitTesting), .accessibility(.unknown),
                    .accessibility(.value), .accessibility(.hint), .accessibility(.hidden), .visibility(.hidden),
                    .unknownModifier:
                    true
                case .accessibility(.addTraits(let traits)):
                    traits.values.contains { $0.contains(.notEnabled) || $0.contains(.selected) }
                default: false
                }
            }
        }
    }

    private static func look(of element: ElementView) -> (String, SourcePlace)? {
        for level in [element] + element.descendants {
            for use in level.attributes {
                switch use.attribute {
                case .state(.mark(let mark)) where mark.look == .dimming && level.index == element.index:
                    if !passing.occur(in: mark.state.name) { return (mark.state.name, use.place) }
                case .state(.look(let states, _)) where level.isFaded(at: use.place):
                    if let state = states.first(where: isOfUse) { return (state.name, use.place) }
                default: continue
                }
            }
        }
        return nil
    }

    /// Whether a state is called after what can be done. What the environment calls so is told by the system.
    private static func isOfUse(_ state: StateDependency) -> Bool {
        if state.name == "isEnabled" { return false }
        return state.name.camelCaseWords.contains(where: uses.contains)
    }

    private static let uses: Set<String> = [
        "valid", "invalid", "enabled", "disabled", "can", "allowed", "ready", "complete", "completed", "filled",
        "available", "permitted",
    ]

    // What is so while a finger is down or something is under way, and what is told by the system.
    private static let passing = Fragments([
        "highlight", "press", "hover", "focus", "load", "visible", "hidden", "anim", "scroll", "show", "drag", "track",
        "select", "playing", "style", "dark", "enabled",
    ])
}

extension ElementView {
    /// Whether what is set at a place makes it fainter without taking it away, or grays it.
    fileprivate func isFaded(at place: SourcePlace) -> Bool {
        attributes.contains { use in
            guard use.place == place else { return false }
            switch use.attribute {
            case .visibility(.opacity(.oneOf(let values))): return values.allSatisfy { $0 > 0.02 }
            case .color(.foreground(let color)), .color(.background(let color)):
                guard case .oneOf(let colors) = color.plain, Set(colors.map(\.plain)).count > 1 else { return false }
                return colors.contains { StatusHue($0.plain) == .gray }
            default: return false
            }
        }
    }
}
