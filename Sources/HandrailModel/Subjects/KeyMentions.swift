/// Which keys of texts stand in what people write in a project, besides the tables that they are keys of.
public struct KeyMentions: Hashable, Sendable {
    /// Those that stand anywhere, as they are or as a word that a generator makes of them.
    public let found: Set<String>
    /// Those of them that stand somewhere without the name of the app behind them, so that something else may be put
    /// into their text.
    public let varying: Set<String>

    /// What was found.
    public init(found: Set<String>, varying: Set<String>) {
        self.found = found
        self.varying = varying
    }
}
