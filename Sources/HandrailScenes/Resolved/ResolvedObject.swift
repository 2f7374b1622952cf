/// An object of a class of the project on a screen, with what its properties hold.
struct ResolvedObject: Sendable {
    /// The class.
    let type: String
    /// How the screen's views are told apart; `nil` for what the whole screen is.
    let identity: String?
    /// Identities of the views that its properties hold, by property.
    let fields: [String: Set<String>]
    /// Whether a list may let people choose it.
    var isChosen = true
}
