import HandrailModel

/// The modifiers that the evaluator knows, by name. Teaching it another modifier is one line in one of the tables.
enum ModifierTable {
    /// What a modifier does to the view it is written on.
    enum Effect: Sendable {
        /// It sets attributes.
        case sets(@Sendable (ModifierCall) -> [Attribute])
        /// It lays views in front of the content, behind it, or beside it.
        case layers(Slot)
        /// It brings up another screen.
        case presents(PresentationKind, Screen.Presentation)
        /// The view becomes a tab, and its content a screen.
        case tabItem
        /// Other views speak for it.
        case speaksInstead(isRepresentation: Bool)
        /// It chooses a style, possibly one of the project's.
        case styles(StyleKind)
        /// It changes nothing that the model knows.
        case inert
    }

    /// What is known of a modifier; `nil` for a name that is none of them.
    static func effect(of name: String) -> Effect? { effects[name] }

    private static let effects: [String: Effect] = AccessibilityModifiers.table
        .merging(TypeModifiers.table) { first, _ in first }
        .merging(ColorModifiers.table) { first, _ in first }
        .merging(MotionModifiers.table) { first, _ in first }
        .merging(LayoutModifiers.table) { first, _ in first }
        .merging(StyleModifiers.table) { first, _ in first }
        .merging(InteractionModifiers.table) { first, _ in first }
        .merging(StructureModifiers.table) { first, _ in first }
        .merging(InertModifiers.names.map { ($0, .inert) }) { first, _ in first }
}
