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
