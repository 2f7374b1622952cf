/// SF Symbols: which exist, since when, and what VoiceOver calls them.
public enum SymbolCatalog {
    /// Whether apps can load a symbol of this name. A name newer than the catalog is not known to it.
    public static func exists(_ name: String) -> Bool { published.record(of: name) != nil }

    /// What is known of a symbol; `nil` where no public symbol has the name.
    public static func symbol(named name: String) -> SystemSymbol? {
        published.record(of: name).flatMap { SystemSymbol(name: name, record: $0) }
    }

    /// The release that brought a symbol; `nil` where no public symbol has the name.
    public static func availability(of name: String) -> SymbolRelease? { symbol(named: name)?.release }

    /// Whether the system draws this symbol itself but gives it to no app: an image made from the name is empty.
    public static func isPrivate(_ name: String) -> Bool { unpublished.record(of: name) != nil }

    /// What VoiceOver says for a symbol without a label.
    ///
    /// `nil` means *not known*, never that the system is silent: many common symbols are missing in the only list there
    /// is, and for some the raw name is read. The words name the usual purpose, not the picture (`moon`: "do not
    /// disturb"), and are not carried over from one symbol to its filled or renamed form, because some of those speak
    /// differently.
    public static func spokenName(of symbol: String) -> SpokenSymbolName? {
        spoken[symbol].map { SpokenSymbolName(en: $0[1], ko: $0.text(2), isCertain: $0.isCertain(3)) }
    }

    /// The names of all public symbols, in byte order.
    public static var names: [String] { published.names }

    private static let published = SymbolIndex(SymbolTable.parts)
    private static let unpublished = SymbolIndex([PrivateSymbolTable.text])
    private static let spoken: [String: TableRow] = Dictionary(
        TableRow.rows(of: SpokenSymbolTable.text).map { ($0[0], $0) }, uniquingKeysWith: { first, _ in first })
}
