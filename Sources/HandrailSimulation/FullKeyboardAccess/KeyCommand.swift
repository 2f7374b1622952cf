public import HandrailModel

/// A key that does something while an element has the focus.
///
/// Sources: Apple's user guide "Control iPhone with an external keyboard" for the commands; Tab-Z is confirmed by CVS
/// Health's notes on SwiftUI. People can change the keys.
public enum KeyCommand: Hashable, Sendable {
    /// Space: activates.
    case activate
    /// Tab-Z: opens the list of actions.
    case actions
    /// Up and down arrow: changes the value.
    case adjust
    /// Text is typed.
    case type
    /// A shortcut of the app's own.
    case shortcut(Shortcut)

    /// The keys.
    public var keys: String {
        switch self {
        case .activate: "Space"
        case .actions: "Tab-Z"
        case .adjust: "↑ ↓"
        case .type: "A–Z"
        case .shortcut(let shortcut): shortcut.symbols ?? "…"
        }
    }

    /// What acts on an element, in the order of this list.
    public static func commands(for node: AccessibilityNode) -> [KeyCommand] {
        var commands: [KeyCommand] = []
        if !node.traits.isDisjoint(with: [.textEntry, .secureTextEntry, .searchField]) {
            commands.append(.type)
        } else if !node.traits.contains(.adjustable) || node.traits.contains(.button) {
            commands.append(.activate)
        }
        if node.traits.contains(.adjustable) { commands.append(.adjust) }
        if node.actions.contains(where: \.isListed) { commands.append(.actions) }
        return commands + node.shortcuts.map(KeyCommand.shortcut)
    }
}
