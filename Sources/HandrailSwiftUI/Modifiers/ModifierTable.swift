import HandrailFrameworks
import HandrailModel

/// The modifiers that the evaluator knows, by name. Teaching it another is one row of `SwiftUIModifier`; one that
/// sets attributes is read in one of the tables named here.
package enum ModifierTable {
    /// Reads the attributes that a modifier sets.
    typealias Reading = @Sendable (ModifierCall) -> [Attribute]

    /// What a modifier does to the view it is written on.
    enum Effect: Sendable {
        /// It sets attributes, and may use APIs that are judged by themselves.
        case sets(Reading, code: CodeUseModifiers.Reading?)
        /// It sets attributes, and what moves in the views that it is given moves what shows through them.
        case masks(Reading)
        /// It sets attributes, and values that the views inside may ask for.
        case setsEnvironment(Reading)
        /// It applies a modifier of the project.
        case appliesModifier
        /// It puts a search field into a bar.
        case searches
        /// It lays views in front of the content, behind it, or beside it.
        case layers(Slot)
        /// It brings up another screen.
        case presents(PresentationKind, Screen.Presentation)
        /// The view becomes a tab, and its content a screen.
        case tabItem
        /// Other views speak for it.
        case speaksInstead(isRepresentation: Bool)
        /// It offers the buttons that it is given as actions besides.
        case offersActions
        /// It chooses a style, possibly one of the project's.
        case styles(StyleKind)
        /// It changes nothing that the model knows.
        case inert
    }

    /// What is known of a modifier; `nil` for a name that is none of them.
    static func effect(of name: String) -> Effect? { effects[name] }

    /// The names of the modifiers whose arguments are read here.
    package static var handled: Set<String> { Set(readings.keys).union(CodeUseModifiers.table.keys) }

    private static let effects = NameTable(
        SwiftUIModifier.rows.compactMap { row -> (String, Effect)? in
            switch row.effect {
            case .reads: reading(of: row.name).map { (row.name, $0) }
            case .masks: readings[row.name].map { (row.name, .masks($0)) }
            case .setsEnvironment: readings[row.name].map { (row.name, .setsEnvironment($0)) }
            case .appliesModifier: (row.name, .appliesModifier)
            case .searches: (row.name, .searches)
            case .layers(let slot): (row.name, .layers(slot))
            case .presents(let kind, let presentation): (row.name, .presents(kind, presentation))
            case .tabItem: (row.name, .tabItem)
            case .speaksInstead(let isRepresentation): (row.name, .speaksInstead(isRepresentation: isRepresentation))
            case .offersActions: (row.name, .offersActions)
            case .styles(let kind): (row.name, .styles(kind))
            case .inert: (row.name, .inert)
            }
        })

    private static func reading(of name: String) -> Effect? {
        let (read, code) = (readings[name], CodeUseModifiers.table[name])
        return read == nil && code == nil ? nil : .sets(read ?? { _ in [] }, code: code)
    }

    private static let readings: [String: Reading] = AccessibilityModifiers.table
        .merging(TypeModifiers.table, uniquingKeysWith: both)
        .merging(ColorModifiers.table, uniquingKeysWith: both)
        .merging(StateAppearanceModifiers.table, uniquingKeysWith: both)
        .merging(MotionModifiers.table, uniquingKeysWith: both)
        .merging(LayoutModifiers.table, uniquingKeysWith: both)
        .merging(InteractionModifiers.table, uniquingKeysWith: both)

    /// Two tables may each know something of a modifier, such as `environment`, whose keys belong to several of them.
    private static func both(_ first: @escaping Reading, _ second: @escaping Reading) -> Reading {
        { first($0) + second($0) }
    }
}
