/// Keys that trigger a control.
public struct Shortcut: Hashable, Sendable {
    /// A key held down with another.
    public enum Modifier: String, Hashable, Sendable, CaseIterable {
        case control, option, shift, command
    }

    /// The key: a character, or a name such as `return`, `defaultAction` or `cancelAction`; `nil` where it is not
    /// known.
    public let key: String?
    /// What is held down with it; `nil` where it is not known.
    public let modifiers: Set<Modifier>?

    /// A shortcut.
    public init(key: String?, modifiers: Set<Modifier>?) {
        self.key = key
        self.modifiers = modifiers
    }

    /// The keys as menus show them: `⇧⌘S`; `nil` where they are not all known.
    public var symbols: String? {
        guard let key, let modifiers else { return nil }
        let signs: [(Modifier, String)] = [(.control, "⌃"), (.option, "⌥"), (.shift, "⇧"), (.command, "⌘")]
        let held = signs.filter { modifiers.contains($0.0) }.map(\.1).joined()
        return held + (key.count == 1 ? key.uppercased() : key)
    }
}
