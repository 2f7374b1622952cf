import HandrailModel

/// Words in one language, as far as rules may judge them.
struct LocalText: Hashable, Sendable {
    /// The language code; empty for words that are not localized.
    let language: String
    /// The words.
    let text: String

    /// The language in brackets behind quoted words, empty where there is nothing to tell apart.
    var note: String { language.isEmpty ? "" : " (\(language))" }
}

extension Words {
    /// The words in each language, sorted by language; English, which most developers read, comes first.
    var local: [LocalText] {
        switch origin {
        case .missingKey, .asset: []
        case .localized:
            translations.sorted { ($0.key.hasPrefix("en") ? 0 : 1, $0.key) < ($1.key.hasPrefix("en") ? 0 : 1, $1.key) }
                .map { LocalText(language: $0.key, text: $0.value) }
        case .literal, .unlocalized, .joined, .symbol: text.map { [LocalText(language: "", text: $0)] } ?? []
        }
    }

    /// The words in one language, or words that are not localized for an empty one.
    func local(in language: String) -> String? {
        switch origin {
        case .missingKey, .asset: nil
        case .localized: translations[language]
        case .literal, .unlocalized, .joined, .symbol: language.isEmpty ? text : nil
        }
    }
}

extension Fact where Value == Words {
    /// The words in each language and in each case.
    var local: [LocalText] { values.flatMap(\.local) }
}

extension PerceivedName {
    /// The parts of all cases, each once.
    var parts: [NamePart] {
        guard cases.count > 1 else { return cases.first?.parts ?? [] }
        var seen: Set<NamePart> = []
        return cases.flatMap(\.parts).filter { seen.insert($0).inserted }
    }
}

extension String {
    /// Whether it begins with a letter of ASCII or a syllable of Hangul, as nearly every name does: asking Unicode of
    /// its characters is expensive.
    var beginsWithCommonLetter: Bool {
        guard let first = unicodeScalars.first?.value else { return false }
        return (0x61...0x7A).contains(first | 0x20) || (0xAC00...0xD7A3).contains(first)
    }

    /// Letters and digits in lower case with single blanks between words, for comparing what is heard.
    var spoken: String {
        if let plain = heardOfASCII { return plain }
        return lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
    }

    /// The same of text that is all ASCII, as most is; `nil` of any other.
    private var heardOfASCII: String? {
        var result: [UInt8] = []
        result.reserveCapacity(utf8.count)
        var isInWord = false
        for byte in utf8 {
            guard byte < 0x80 else { return nil }
            let isCapital = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
            let letter = isCapital ? byte | 0x20 : byte
            let isWord =
                letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z")
                || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
            if isWord {
                if !isInWord, !result.isEmpty { result.append(UInt8(ascii: " ")) }
                result.append(letter)
            }
            isInWord = isWord
        }
        return String(decoding: result, as: UTF8.self)
    }
}
