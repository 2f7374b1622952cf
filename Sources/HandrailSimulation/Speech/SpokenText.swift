public import HandrailModel
public import HandrailSource
public import HandrailStandards

/// A text as it is spoken, in both languages, with how well it is known and where it comes from.
public struct SpokenText: Hashable, Sendable {
    /// How well the words are known.
    public enum Knowledge: Hashable, Sendable {
        /// Every word stands in the source.
        case certain
        /// Something is filled in while the app runs; `…` stands for it.
        case partly
        /// Something is there that could not be read; `…` stands for all of it.
        case unknown
    }

    /// The words.
    public let text: Bilingual
    /// How well they are known.
    public let knowledge: Knowledge
    /// Whether the Korean wording is what VoiceOver is known to say; words of the app always are.
    public let isConfirmed: Bool
    /// Where the words stand; `nil` for words of the system.
    public let place: SourcePlace?

    /// A spoken text.
    public init(
        _ text: Bilingual, knowledge: Knowledge = .certain, isConfirmed: Bool = true, place: SourcePlace? = nil
    ) {
        self.text = text
        self.knowledge = knowledge
        self.isConfirmed = isConfirmed
        self.place = place
    }

    /// Words that are the same in both languages, as an app without translations has them.
    public init(_ words: String, place: SourcePlace? = nil) { self.init(Bilingual(en: words, ko: words), place: place) }

    /// A word that the system adds. Where no Korean wording was found, the English one is spoken, unconfirmed.
    public init(_ word: SpokenWord, place: SourcePlace? = nil) {
        self.init(
            Bilingual(en: word.en, ko: word.ko ?? word.en), isConfirmed: word.isConfirmed && word.ko != nil,
            place: place)
    }

    /// Whether there is nothing to say, in both languages.
    public var isEmpty: Bool { text.en.isEmpty && text.ko.isEmpty }

    /// The same with a capital at the beginning.
    var capitalized: SpokenText {
        let en = text.en.prefix(1).uppercased() + text.en.dropFirst()
        let ko = text.ko.prefix(1).uppercased() + text.ko.dropFirst()
        return SpokenText(Bilingual(en: en, ko: ko), knowledge: knowledge, isConfirmed: isConfirmed, place: place)
    }

    /// The words in a language.
    public subscript(language: ReportLanguage) -> String { text[language] }
}

extension SpokenText {
    /// Words of the app as they are spoken; `nil` where nothing is set.
    ///
    /// Of several possible texts the first few are written, with a slash between them.
    init?(_ fact: Fact<Words>, place: SourcePlace?) {
        switch fact {
        case .absent: return nil
        case .known(let words): self.init(words, place: place)
        case .oneOf(let words):
            var seen: Set<Bilingual> = []
            let texts = words.map { SpokenText($0, place: place) }.filter { seen.insert($0.text).inserted }
            guard let first = texts.first else { return nil }
            let shown = texts.prefix(Self.shownCases).map(\.text) + (texts.count > Self.shownCases ? [.runtime] : [])
            let others = shown.dropFirst().reduce(first.text) {
                Bilingual(en: $0.en + "/" + $1.en, ko: $0.ko + "/" + $1.ko)
            }
            self.init(others, knowledge: texts.count > 1 ? .partly : first.knowledge, place: place)
        case .dynamic: self.init(.runtime, knowledge: .partly, place: place)
        case .unknown: self.init(.runtime, knowledge: .unknown, place: place)
        }
    }

    /// Possible texts that are written out; nobody listens to a list of twenty.
    private static let shownCases = 3

    /// Words of the app as they are spoken.
    init(_ words: Words, place: SourcePlace?) {
        // Blanks are no name: nothing is said of them.
        let own = words.isBlank ? "" : words.display
        let en = FormatText(own.isEmpty ? own : words.translations["en"] ?? own)
        let ko = FormatText(own.isEmpty ? own : words.translations["ko"] ?? own)
        let isFilledIn = words.text == nil || en.isFilledIn || ko.isFilledIn
        self.init(
            isFilledIn
                ? Bilingual(en: en.text.closingGaps, ko: ko.text.closingGaps) : Bilingual(en: en.text, ko: ko.text),
            knowledge: isFilledIn ? .partly : .certain,
            isConfirmed: !words.lacksKorean, place: place)
    }

    /// Several texts spoken one after the other.
    static func joined(_ texts: [SpokenText]) -> SpokenText? {
        let spoken = texts.filter { !$0.isEmpty }
        guard spoken.count > 1, let first = spoken.first else { return spoken.first }
        let knowledge: Knowledge =
            spoken.contains { $0.knowledge == .unknown }
            ? .unknown : spoken.allSatisfy { $0.knowledge == .certain } ? .certain : .partly
        return SpokenText(
            Bilingual(
                en: spoken.map(\.text.en).joined(separator: ", "), ko: spoken.map(\.text.ko).joined(separator: ", ")),
            knowledge: knowledge, isConfirmed: spoken.allSatisfy(\.isConfirmed), place: first.place)
    }
}

extension Bilingual {
    /// What stands for words that are filled in while the app runs.
    static let runtime = Bilingual(en: "…", ko: "…")
}

extension String {
    /// The text with gaps that follow one another as one, and nothing but a gap where no word or sign is between them.
    fileprivate var closingGaps: String {
        guard contains("…") else { return self }
        if allSatisfy({ "…., :;/-".contains($0) }) { return "…" }
        var closed = ""
        for character in self where character != "…" || closed.last != "…" { closed.append(character) }
        return closed
    }
}

extension Words {
    // The English name of a symbol is spoken for want of the Korean one.
    fileprivate var lacksKorean: Bool {
        if case .symbol = origin { translations["ko"] == nil } else { false }
    }
}
