/// Looks for names in all that people write in a project: code, interface files, property lists.
///
/// A name that is put together while the app runs is found by what is written of it, so that what is not found stands
/// nowhere.
public struct NameSearch: Sendable {
    /// Names, and those of them that a generator may have made words of code of.
    public typealias Search = @Sendable (_ names: Set<String>, _ words: Set<String>) -> Set<String>

    private let find: Search

    /// A search.
    ///
    /// - Parameter find: those of some names that stand anywhere.
    public init(_ find: @escaping Search) { self.find = find }

    /// The search in a project of which nothing was read: any name may stand there.
    public static let openEnded = NameSearch { names, words in names.union(words) }

    /// Those of some names that stand anywhere; it takes a walk over all texts.
    ///
    /// - Parameter words: names that may stand there as words of code too, as generators write them: `lato-bold` as
    ///   `latoBold`.
    public func found(_ names: Set<String>, orAsWords words: Set<String> = []) -> Set<String> {
        names.isEmpty && words.isEmpty ? [] : find(names, words)
    }
}
