import HandrailModel

/// What an element inherits from those around it.
struct InheritedContext {
    /// Levels above.
    private(set) var depth = 0
    /// Whether something around turns controls off in every case.
    private(set) var isDisabled = false
    /// Whether something around may turn controls off.
    private(set) var mayBeDisabled = false
    /// Conditions of which each turns controls off.
    private(set) var dimming: [ElementCondition] = []
    /// Styles set around, by what they style.
    private(set) var styles: [StyleKind: String] = [:]
    /// Whether it is in a menu, where headers are no headings.
    private(set) var isInMenu = false
    /// Whether it is among the options of a picker, of which each is one element.
    private(set) var isInPicker = false

    /// What the root of a screen inherits: nothing.
    init() {}

    /// What `element` and all that is inside it inherit.
    func entering(_ element: ElementView) -> InheritedContext {
        var result = self
        result.depth += 1
        guard element.has(.interaction(.disabled)) || element.has(.interaction(.style)) else { return result }
        for use in element.attributes.reversed() {
            switch use.attribute {
            case .interaction(.disabled(let fact)):
                result.isDisabled = result.isDisabled || (fact.isCertainlyTrue && use.condition == nil)
                result.mayBeDisabled = result.mayBeDisabled || fact.mayBeTrue
            case .interaction(.disabledWhile(let condition)): result.dimming.append(condition)
            case .interaction(.style(let kind, let name)):
                result.styles[kind] = name
            default: break
            }
        }
        return result
    }

    /// The same, inside a menu.
    var inMenu: InheritedContext {
        var result = self
        result.isInMenu = true
        return result
    }

    /// The same, among the options of a picker.
    var inPicker: InheritedContext {
        var result = self
        result.isInPicker = true
        return result
    }

    /// Marks a control as turned off where it is.
    func dim(_ pending: inout PendingElement) {
        if isDisabled {
            pending.traits.insert(.notEnabled)
        } else if mayBeDisabled {
            pending.possibleTraits.insert(.notEnabled)
            pending.dimming += dimming
        }
    }
}
