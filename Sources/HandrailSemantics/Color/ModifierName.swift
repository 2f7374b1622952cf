import HandrailSource

/// What the name of a modifier says that nothing in the project declares.
struct ModifierName {
    private let name: String

    /// The name of a modifier.
    init(_ name: String) { self.name = name }

    /// Whether it speaks of layout, of touches or of what happens to a view, and so paints nothing: `frameLimit`,
    /// `onRightSwipeGesture`. A name that speaks of a look as well, such as `framedCard` or `navigationBarColor`, may
    /// paint.
    var leavesColors: Bool {
        let words = name.camelCaseWords
        if !Self.looks.isDisjoint(with: words) { return false }
        return words.count > 1 && words.first == "on" || !Self.layouts.isDisjoint(with: words)
    }

    private static let layouts: Set<String> = [
        "frame", "padding", "paddings", "margin", "margins", "spacing", "gesture", "introspect", "analytics",
        "identifier", "focus", "focused", "keyboard", "orientation", "navigation", "navigate", "navigates",
        "sheet", "alert", "dialog", "popover", "tracking",
    ]
    private static let looks: Set<String> = [
        "color", "colors", "background", "style", "styled", "theme", "themed", "border", "ring", "card", "tint",
        "shadow", "photo", "image", "picture", "glass", "material", "gradient",
    ]
}
