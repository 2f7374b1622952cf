/// Words that people read or hear, with what is known of where they come from.
public struct Words: Hashable, Sendable {
    /// A piece of the words.
    public enum Piece: Hashable, Sendable {
        /// Text that stands in the source or in a string table.
        case text(String)
        /// A value that is filled in while the app runs.
        case runtime
    }

    /// Where the words come from.
    public enum Origin: Hashable, Sendable {
        /// A string in the code, shown as it stands.
        case literal
        /// A string that is shown as it stands in every language, although the framework would have localized it
        /// elsewhere.
        case unlocalized
        /// Several of them put together, some of which a string table has.
        case joined
        /// A key of a string table, with its text found there.
        case localized(key: String)
        /// A localization key that no string table of the project has.
        case missingKey(String)
        /// The name that VoiceOver speaks for a system symbol.
        case symbol(String)
        /// The name of an image in an asset catalog.
        case asset(String)
    }

    /// The words in the development language.
    public var pieces: [Piece] { stored.pieces }
    /// Where they come from.
    public var origin: Origin { stored.origin }
    /// The words in every language the project has a text for, by language code.
    public var translations: [String: String] { stored.translations }
    /// What the first link among them that leads to an address is written on.
    public var link: String? { stored.link }

    /// Words pass from hand to hand all the time, and are held together by one object.
    private let stored: Stored

    private final class Stored: Sendable {
        let pieces: [Piece]
        let origin: Origin
        let translations: [String: String]
        let link: String?
        /// The words, where none of them is filled in at run time.
        let text: String?

        init(_ pieces: [Piece], _ origin: Origin, _ translations: [String: String], _ link: String?) {
            self.pieces = pieces
            self.origin = origin
            self.translations = translations
            self.link = link
            text = Self.text(of: pieces)
        }

        private static func text(of pieces: [Piece]) -> String? {
            if pieces.count == 1, case .text(let only) = pieces[0] { return only }
            var result = ""
            for piece in pieces {
                guard case .text(let text) = piece else { return nil }
                result += text
            }
            return result
        }
    }

    /// Words.
    public init(pieces: [Piece], origin: Origin = .literal, translations: [String: String] = [:], link: String? = nil) {
        stored = Stored(pieces, origin, translations, link)
    }

    /// Words that stand in the source.
    public init(_ text: String, origin: Origin = .literal, translations: [String: String] = [:]) {
        self.init(pieces: [.text(text)], origin: origin, translations: translations)
    }

    /// Whether both say the same and come from the same.
    public static func == (a: Words, b: Words) -> Bool {
        a.stored === b.stored
            || a.pieces == b.pieces && a.origin == b.origin && a.translations == b.translations && a.link == b.link
    }

    /// Hashes what tells words apart as a rule; hashing forty translations costs more than it separates.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(pieces)
        hasher.combine(origin)
    }

    /// The words, where none of them is filled in at run time.
    public var text: String? { stored.text }

    /// The origin of a text that these words are only a part of: joined where they come from a string table, and
    /// otherwise the code.
    public var originOfWhole: Origin {
        switch origin {
        case .localized, .missingKey, .joined: .joined
        case .literal, .unlocalized, .symbol, .asset: .literal
        }
    }

    /// The words with `…` for what is filled in at run time.
    public var display: String {
        pieces.map { piece in
            switch piece {
            case .text(let text): text
            case .runtime: "…"
            }
        }.joined()
    }

    /// Whether they are known to be empty or blank.
    public var isBlank: Bool {
        guard let text else { return false }
        // Nearly all words begin with a visible character of ASCII, and asking Unicode is expensive.
        if let first = text.utf8.first, first > 0x20, first < 0x7F { return false }
        return text.allSatisfy(\.isWhitespace)
    }

    /// What rules may judge as words, by language; a key that no table has is not among them.
    /// The development language, or words that are not localized, stand under `""`.
    public var judgeable: [String: String] {
        switch origin {
        case .missingKey, .asset: [:]
        case .localized: translations
        case .literal, .unlocalized, .joined, .symbol: text.map { ["": $0] } ?? [:]
        }
    }
}
