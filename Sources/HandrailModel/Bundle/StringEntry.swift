public import HandrailSource

/// A text of a string table in one language.
public struct StringEntry: Hashable, Sendable {
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
    /// Where the entry stands.
    public let place: SourcePlace

    /// An entry.
    public init(
        key: String, table: String, language: String, isOfApp: Bool = true, value: String?, place: SourcePlace
    ) {
        self.key = key
        self.table = table
        self.language = language
        self.isOfApp = isOfApp
        self.value = value
        self.place = place
    }
}
