public import HandrailSource

/// A text of a string table in one language.
public struct StringEntry: Hashable, Sendable {
    /// How far a translation has come.
    public enum State: UInt8, Hashable, Sendable {
        case translated
        /// Nobody has translated it yet.
        case new
        /// The text that it was made from has changed since, or a person should look at it.
        case needsReview
        /// No code has the key anymore.
        case stale
    }

    /// What the names of the tables begin with whose texts stand on the page that an app has in Settings.
    public static let settings = "Settings.bundle/"

    /// The key.
    public let key: String
    /// The table's name, `Localizable` where none is named.
    public let table: String
    /// The language code, such as `en`, `ko` or `pt-BR`; `Base` stays `Base`.
    public let language: String
    /// Whether a table like this is there because the app speaks its language: not one that holds the app's name, nor
    /// one of a bundle of its own.
    public let isOfApp: Bool
    /// The text; `nil` where the table lists the key without a translation.
    public let value: String?
    /// What a string catalog says of the translation; `translated` in all other tables.
    public let state: State
    /// Whether a comment tells translators what it is for.
    public let isExplained: Bool
    /// The other texts that it has for some numbers, devices and widths; `value` is the one for all others.
    public let forms: [String]
    /// Where the entry stands; of one that a catalog lacks the key, or the place for it, which has no length.
    public let place: SourcePlace

    /// An entry.
    public init(
        key: String, table: String, language: String, isOfApp: Bool = true, value: String?,
        state: State = .translated, isExplained: Bool = false, forms: [String] = [], place: SourcePlace
    ) {
        self.key = key
        self.table = table
        self.language = language
        self.isOfApp = isOfApp
        self.value = value
        self.state = state
        self.isExplained = isExplained
        self.forms = forms
        self.place = place
    }
}
