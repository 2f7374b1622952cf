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
        .merging(TypeModifiers.table, uniquingKeysWith: both)
        .merging(ColorModifiers.table, uniquingKeysWith: both)
        .merging(LookModifiers.table, uniquingKeysWith: both)
        .merging(MotionModifiers.table, uniquingKeysWith: both)
        .merging(LayoutModifiers.table, uniquingKeysWith: both)
        .merging(StyleModifiers.table, uniquingKeysWith: both)
        .merging(InteractionModifiers.table, uniquingKeysWith: both)
        .merging(StructureModifiers.table, uniquingKeysWith: both)
        .merging(InertModifiers.names.map { ($0, .inert) }) { first, _ in first }

    /// Two tables may each know something of a modifier, such as `environment`, whose keys belong to several of them.
    private static func both(_ first: Effect, _ second: Effect) -> Effect {
        guard case .sets(let some) = first, case .sets(let others) = second else { return first }
        return .sets { some($0) + others($0) }
    }
}
