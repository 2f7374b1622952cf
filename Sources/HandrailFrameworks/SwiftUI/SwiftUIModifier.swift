package import HandrailModel

/// All that is known of a modifier of SwiftUI or of a popular package: one row of the table of modifiers.
package struct SwiftUIModifier: Sendable {
    /// What a modifier does to the view it is written on.
    package enum Effect: Sendable {
        /// It sets attributes, which are read from its arguments.
        case reads
        /// It sets attributes, and what moves in the views that it is given moves what shows through them.
        case masks
        /// It sets attributes, and values that the views inside may ask for.
        case setsEnvironment
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
        /// It changes nothing that the model knows; it has a row so that it does not count as unknown.
        case inert
    }

    /// Its name.
    package let name: String
    /// What it does.
    package let effect: Effect

    /// A row.
    init(_ name: String, _ effect: Effect) {
        self.name = name
        self.effect = effect
    }

    /// The labels by which modifiers of packages wait for a flag or an item before they bring views up.
    package static let presentationFlags: Set<String> = [
        "isPresented", "item", "isShowing", "isOpen", "isShown", "isVisible", "presented", "presenting", "show",
    ]

    /// Whether what it sets is read from its arguments.
    package var isRead: Bool {
        switch effect {
        case .reads, .masks, .setsEnvironment: true
        case .appliesModifier, .searches, .layers, .presents, .tabItem, .speaksInstead, .offersActions, .styles,
            .inert:
            false
        }
    }

    /// Every row.
    package static let rows: [SwiftUIModifier] = ModifierRows.all
}
