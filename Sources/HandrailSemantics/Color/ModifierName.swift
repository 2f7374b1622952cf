/// What the name of a modifier says that nothing in the project declares.
struct ModifierName {
    private let name: String

    /// The name of a modifier.
    init(_ name: String) { self.name = name }

    /// Whether it speaks of layout, of touches or of what happens to a view, and so paints nothing: `frameLimit`,
    /// `onRightSwipeGesture`.
    var leavesColors: Bool {
        let isCallback = name.hasPrefix("on") && (name.dropFirst(2).first?.isUppercase ?? false)
        let lowercased = name.lowercased()
        return isCallback || Self.words.contains { lowercased.contains($0) }
    }

    private static let words = [
        "frame", "padding", "margin", "spacing", "gesture", "introspect", "analytics", "identifier", "focus",
        "keyboard", "orientation", "navigat",
    ]
}
