/// Looks for names in all that people write in a project: code, interface files, property lists.
///
/// A name that is put together while the app runs is found by what is written of it, so that what is not found stands
/// nowhere.
public struct NameSearch: Sendable {
    /// Names, and those of them that a generator may have made words of code of.
    public typealias Search = @Sendable (_ names: Set<String>, _ words: Set<String>) -> Set<String>

    /// Keys of texts, of which those are told that stand anywhere but in tables.
    public typealias KeySearch = @Sendable (_ keys: Set<String>) -> KeyMentions

    /// Names of pictures, of which some are told.
    public typealias PictureSearch = @Sendable (_ names: Set<String>) -> Set<String>

    /// Names of pictures, of which it is told how code names them.
    public typealias SurroundingSearch = @Sendable (_ names: Set<String>) -> PictureMentions

    private let find: Search
    private let findKeys: KeySearch
    private let findConstants: PictureSearch
    private let findMembers: PictureSearch
    private let findSurroundings: SurroundingSearch

    /// A search.
    ///
    /// - Parameters:
    ///   - keys: those of some keys of texts that stand anywhere but in tables.
    ///   - constants: those of some names that stand nowhere but in constants which nothing uses.
    ///   - members: those of some names that stand as members of what a generator makes of catalogs.
    ///   - surroundings: how code names some pictures.
    ///   - find: those of some names that stand anywhere.
    public init(
        keys findKeys: @escaping KeySearch = { KeyMentions(found: $0, varying: $0) },
        constants findConstants: @escaping PictureSearch = { _ in [] },
        members findMembers: @escaping PictureSearch = { $0 },
        surroundings findSurroundings: @escaping SurroundingSearch = { _ in PictureMentions() },
        _ find: @escaping Search
    ) {
        self.find = find
        self.findKeys = findKeys
        self.findConstants = findConstants
        self.findMembers = findMembers
        self.findSurroundings = findSurroundings
    }

    /// The search in a project of which nothing was read: any name may stand there.
    public static let openEnded = NameSearch { names, words in names.union(words) }

    /// Those of some names that stand anywhere; it takes a walk over all texts.
    ///
    /// - Parameter words: names that may stand there as words of code too, as generators write them: `lato-bold` as
    ///   `latoBold`.
    public func found(_ names: Set<String>, orAsWords words: Set<String> = []) -> Set<String> {
        names.isEmpty && words.isEmpty ? [] : find(names, words)
    }

    /// Those of some names that stand nowhere but in constants which nothing uses; it takes two walks over all texts.
    public func onlyInUnusedConstants(_ names: Set<String>) -> Set<String> {
        names.isEmpty ? [] : findConstants(names)
    }

    /// Those of some names of pictures and fonts that code means as members of what a generator makes of them, as in
    /// `Image(.pierMap)`; it takes a walk over all texts.
    public func members(_ names: Set<String>) -> Set<String> { names.isEmpty ? [] : findMembers(names) }

    /// How code names some pictures; it takes a walk over all code.
    public func mentions(ofPictures names: Set<String>) -> PictureMentions {
        names.isEmpty ? PictureMentions() : findSurroundings(names)
    }

    /// Those of some keys of texts that stand anywhere but in tables; it takes a walk over all texts.
    public func mentions(ofKeys keys: Set<String>) -> KeyMentions {
        keys.isEmpty ? KeyMentions(found: [], varying: []) : findKeys(keys)
    }
}
