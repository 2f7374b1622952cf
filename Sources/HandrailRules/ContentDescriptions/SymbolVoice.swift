import HandrailModel

/// What VoiceOver says for a symbol that nobody has described.
struct SymbolVoice: Hashable, Sendable {
    /// The symbol's name, `nil` where only the running app knows it.
    let symbol: String?
    /// The words spoken, as far as they are known.
    let spoken: Bilingual?

    /// The voice of a symbol.
    ///
    /// - Parameters:
    ///   - symbol: its name; `…` where it is not known.
    ///   - words: the spoken name, `.unknown` where none is known.
    init(symbol: String, words: Fact<Words>) {
        self.symbol = symbol == "…" ? nil : symbol
        spoken = words.value.map { words in
            let english = words.translations["en"] ?? words.display
            return Bilingual(en: english, ko: words.translations["ko"] ?? english)
        }
    }
}
