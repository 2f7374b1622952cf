import HandrailModel
import HandrailSemantics
import HandrailSource

/// A state of the app that a button, or something that reacts to a tap, shows by how it looks.
struct ShownState {
    /// The property that keeps it.
    let property: String
    /// Whether it is one of several choices rather than on or off.
    let isChoice: Bool
    /// How it shows.
    let look: StateLook
    /// Whether one of several things is chosen, as far as code says: a flag of each may be set for several of them.
    let isOneOfSeveral: Bool

    /// The state that activating the element changes, or one that its look speaks of by itself; `nil` where there is
    /// none.
    init?(_ element: ElementView) {
        let actions = Self.actions(of: element)
        guard !actions.isEmpty else { return nil }
        let extent = Self.ownExtent(of: element)
        // What the look asks for by name says more of it than what the action sets besides.
        let named = StateLook.find(in: element) { dependency, _ in Self.isFlag(dependency) }
        if let state = Self.state(changedBy: actions), named == nil || named?.dependency.name == state.property,
            let look = StateLook.find(in: element, property: state.property, within: extent)
        {
            (property, isChoice, self.look) = (state.property, state.isChoice, look)
            isOneOfSeveral = state.isChoice
            return
        }
        let mayChangeIt = { dependency in actions.contains { Self.mayChange($0, dependency) } }
        let found = StateLook.find(in: element) { dependency, isFilled in
            if Self.isFlag(dependency) || Self.isChoice(dependency)
                || actions.contains(where: { Self.chooses($0, dependency) })
            {
                return true
            }
            guard isFilled ? !Self.isOfCircumstances(dependency) : Self.isMark(dependency) else { return false }
            return mayChangeIt(dependency)
        }
        let twin = found == nil ? TwinBranch(element) : nil
        if let twin, actions.contains(where: { Self.chooses($0, twin.dependency) }) || Self.isFlag(twin.dependency)
            || Self.isChoice(twin.dependency)
        {
            (property, look, isChoice) = (twin.dependency.name, .style, !Self.isSwitch(twin.dependency))
            isOneOfSeveral = twin.dependency.comparand.map { !["true", "false"].contains($0) } ?? false
            return
        }
        guard let found else { return nil }
        (property, look) = (found.dependency.name, found.look)
        let isOnOrOff = Self.isSwitch(found.dependency) || !Self.isFlag(found.dependency) && found.dependency.isFlag
            && (look.isFilledPair || Self.isMark(found.dependency))
        isChoice = !look.isCheckbox && !isOnOrOff
        let comparand = found.dependency.comparand
        isOneOfSeveral = isChoice && comparand.map { !["true", "false"].contains($0) } ?? false
    }

    /// Whether it is called after a switch, with a title that stays as it is.
    var isSwitch: Bool { Self.switches.contains(property.lowercased()) }

    /// Whether the property brings up something beside it, which is met where it is there.
    var opensSomething: Bool {
        property == "wrappedValue" || Self.openers.contains { property.lowercased().hasPrefix($0) }
            || Self.screenWords.occur(in: property)
    }

    private static let openers = ["display", "show", "isshow", "isdisplay", "ispresent"]

    /// What activating the element does.
    private static func actions(of element: ElementView) -> [ActionSummary] {
        if element.kind == .button { return element.actionEffects.map(\.summary) }
        if element.kind.isControl { return [] }
        return element.gestures.filter { $0.gesture.kind == .tap && $0.gesture.count == 1 }.map(\.gesture.action)
    }

    /// The property of the app that activating the element toggles, or chooses a value for.
    private static func state(changedBy actions: [ActionSummary]) -> (property: String, isChoice: Bool)? {
        for action in actions {
            if let flag = action.toggles.first { return (flag, false) }
            let choice = action.assignments.first { assignment in
                guard let value = assignment.value, !["nil", "true", "false"].contains(value) else { return false }
                return isChoice(assignment.target)
            }
            if let choice { return (choice.target, true) }
        }
        return nil
    }

    // MARK: What a look says by itself

    // A Boolean that is called after being chosen: `isSelected`, or `isSelected(item)`.
    private static func isFlag(_ dependency: StateDependency) -> Bool {
        let name = dependency.name.lowercased()
        return dependency.comparand != "nil" && (flags.contains(name) || flagEndings.contains { name.hasSuffix($0) })
    }

    // A Boolean that is called after a switch: each has its own, and none is chosen out of several.
    private static func isSwitch(_ dependency: StateDependency) -> Bool {
        isFlag(dependency) && switches.contains(dependency.name.lowercased())
    }

    private static let switches: Set<String> = ["ison", "istoggled", "isticked", "ischecked"]
    private static let flags: Set<String> = ["ison", "isactive", "iscurrent", "ispicked", "istoggled", "isticked"]
    private static let flagEndings = ["selected", "checked", "chosen"]

    // What people set on a thing and take back again, by what code calls it.
    private static func isMark(_ dependency: StateDependency) -> Bool {
        dependency.isFlag && markWords.occur(in: dependency.name.lowercased())
    }

    private static let markWords = Fragments([
        "liked", "favorite", "favourite", "bookmarked", "saved", "starred", "pinned", "muted", "following", "followed",
        "subscribed", "voted", "boosted", "reblogged", "reposted", "repeated", "joined", "blocked",
    ])

    // A symbol is filled for other reasons as well: something may be done now, a finger is on it, something is open.
    private static func isOfCircumstances(_ dependency: StateDependency) -> Bool {
        let name = dependency.name.lowercased()
        return circumstances.occur(in: name) || screenWords.occur(in: name)
    }

    private static let circumstances = Fragments([
        "hover", "press", "focus", "valid", "enable", "disable", "can", "empty", "load", "busy", "scheme", "dark",
        "count",
        "available", "connect", "drag", "ready", "highlight", "show", "new", "play", "record", "progress", "error",
    ])

    // What activating it calls may set what the look asks for, unless all of that was read and does not.
    private static func mayChange(_ action: ActionSummary, _ dependency: StateDependency) -> Bool {
        if action.toggles.contains(dependency.name)
            || action.assignments.contains(where: { $0.target == dependency.name })
        {
            return true
        }
        return action.calls.contains { !action.followed.contains($0) && !besides.contains($0) }
    }

    // What is called along with what is meant.
    private static let besides: Set<String> = [
        "withAnimation", "Task", "print", "log", "debug", "info", "impactOccurred", "selectionChanged",
        "notificationOccurred", "prepare", "sleep", "dismiss", "async", "asyncAfter",
    ]

    // A choice that is compared with the one thing this element stands for: `filter == item`, `picked.contains(item)`.
    private static func isChoice(_ dependency: StateDependency) -> Bool {
        guard let comparand = dependency.comparand, let first = comparand.first, first.isLetter, first.isLowercase,
            !["true", "false", "nil"].contains(comparand)
        else { return false }
        return isChoice(dependency.name)
    }

    // What is set is what the look asks for: `plan = 1` where it is drawn by `plan == 1`.
    private static func chooses(_ action: ActionSummary, _ dependency: StateDependency) -> Bool {
        guard let comparand = dependency.comparand, !waitWords.occur(in: dependency.name) else { return false }
        return action.assignments.contains { assignment in
            guard assignment.target == dependency.name, let value = assignment.value, value != "nil"
            else { return false }
            if let number = Double(value) { return number == Double(comparand) }
            return comparand.split(separator: ".").last.map { $0 == value } ?? false
        }
    }

    // A property that is named after a choice; others are set for many reasons.
    private static func isChoice(_ property: String) -> Bool {
        choiceWords.occur(in: property) && !screenWords.occur(in: property) && !waitWords.occur(in: property)
    }

    private static let choiceWords = Fragments([
        "select", "current", "active", "tab", "filter", "mode", "choice", "chosen", "option", "segment", "picked",
        "category", "sort", "page", "theme", "accent",
    ])
    // What is set to bring up another screen.
    private static let screenWords = Fragments([
        "sheet", "alert", "popover", "present", "route", "destination", "dialog", "cover",
    ])
    // What is set while something has to be waited for.
    private static let waitWords = Fragments(["loading", "busy", "waiting", "pending"])

    // A custom style looks otherwise while it is pressed, which is no state; what such a style draws stands elsewhere.
    private static func ownExtent(of element: ElementView) -> SourcePlace? {
        let style = DeclaredContext(element).style(of: .button)?.name
        let isCustom = style.map { !systemStyles.contains($0) } ?? false
        return isCustom ? element.extent : nil
    }

    private static let systemStyles: Set<String> = [
        "plain", "borderless", "bordered", "borderedProminent", "automatic", "glass", "glassProminent", "link",
        "card",
    ]
}
