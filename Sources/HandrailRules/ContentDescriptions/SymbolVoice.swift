import HandrailModel

/// What VoiceOver says for a symbol that nobody has described.
struct SymbolVoice: Hashable, Sendable {
    /// The symbol's name, `nil` where only the running app knows it.
    let symbol: String?
    /// The words spoken, several where a condition chooses among symbols; empty where not all of them are known.
    let spoken: [Bilingual]

    /// Whether it is an image of AppKit, which describes it in words that are not known here.
    var isDescribed: Bool { symbol.map(AppKitImage.isOne) ?? false }

    /// The voice of a symbol.
    ///
    /// - Parameters:
    ///   - symbol: its name; `…` where it is not known.
    ///   - words: the spoken name, `.unknown` where none is known.
    init(symbol: String, words: Fact<Words>) {
        self.symbol = symbol == "…" ? nil : symbol
        spoken = words.values.reduce(into: []) { spoken, words in
            let english = words.translations["en"] ?? words.display
            let next = Bilingual(en: english, ko: words.translations["ko"] ?? english)
            if !spoken.contains(next) { spoken.append(next) }
        }
    }
}
