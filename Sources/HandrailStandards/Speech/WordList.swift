/// Words and phrases to look for in names, in English and Korean, free of case and punctuation.
///
/// English is matched by whole words. Korean glues endings and particles to words, so a phrase is matched by the start
/// of its last word where it stands inside (`탭하` in "두 번 탭하세요"), and by the end where it stands last (`버튼` in "저장버튼").
/// A Korean phrase of one syllable has to be a whole word (`탭` is not in "스탭").
public final class WordList: Sendable {
    /// The English phrases, in lower case.
    public let en: [String]
    /// The Korean phrases or, where a verb is conjugated, their stems.
    public let ko: [String]
    /// English phrases by their first word, which has to be in a text for any way of matching.
    private let english: [[UInt8]: [Phrase]]
    private let korean: [Phrase]
    /// First words of the phrases, for texts that have none of them.
    private let openings: WordFilter
    /// UTF-8 bytes of the longest phrase.
    private let longestPhrase: Int

    /// A list of phrases.
    init(en: [String], ko: [String]) {
        self.en = en
        self.ko = ko
        english = Dictionary(grouping: en.map { Phrase($0, isKorean: false) }) { $0.words.first ?? [] }
        korean = ko.map { Phrase($0, isKorean: true) }
        openings = WordFilter(
            (Array(english.keys) + korean.compactMap { $0.words.first }).map { String(decoding: $0, as: UTF8.self) })
        longestPhrase = (en + ko).map { $0.utf8.count }.max() ?? 0
    }

    /// A list of words that somebody wrote, in whatever language.
    public convenience init(_ words: [String]) {
        let isKorean = { (word: String) in word.unicodeScalars.contains { Self.isHangul($0) } }
        self.init(en: words.filter { !isKorean($0) }.map { $0.lowercased() }, ko: words.filter(isKorean))
    }

    /// The phrase that is all of `text`, as in the name "Learn more…"; `nil` where none is.
    public func phrase(equalTo text: String) -> String? {
        // A text much longer than the longest phrase is none of them, whatever punctuation it has.
        guard text.utf8.count <= longestPhrase + 12, openings.mayHaveWord(of: text) else { return nil }
        let words = Self.words(of: text)
        return longest(in: words) { $0.words == words }
    }

    /// The longest phrase that `text` ends with, as in "Save button"; `nil` where there is none.
    public func phrase(endingIn text: String) -> String? {
        guard openings.mayHaveWord(of: text) else { return nil }
        let words = Self.words(of: text)
        return longest(in: words) { $0.isEnd(of: words) }
    }

    /// The longest phrase that `text` starts with, as in "Image of a cat"; `nil` where there is none.
    public func phrase(startingIn text: String) -> String? {
        guard openings.mayHaveWord(of: text) else { return nil }
        let words = Self.words(of: text)
        return longest(in: words) { $0.isStart(of: words[...]) }
    }

    /// The longest phrase anywhere in `text`; `nil` where there is none.
    public func phrase(inside text: String) -> String? {
        guard openings.mayHaveWord(of: text) else { return nil }
        let words = Self.words(of: text)
        return longest(in: words) { phrase in words.indices.contains { phrase.isStart(of: words[$0...]) } }
    }

    /// The words of a text in lower case, as UTF-8; whatever is neither letter nor digit parts them.
    static func words(of text: String) -> [[UInt8]] {
        guard text.unicodeScalars.allSatisfy({ $0.isASCII || isHangul($0) }) else {
            return text.lowercased().split { !$0.isLetter && !$0.isNumber }.map { Array($0.utf8) }
        }
        // Most names are ASCII or Hangul, which has no case, and characters cost ten times what bytes do.
        return text.utf8.split { $0 < 0x80 && !isWordByte($0) }.map { word in
            word.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") ? $0 | 0x20 : $0 }
        }
    }

    /// Whether a letter is a Hangul syllable.
    private static func isHangul(_ scalar: Unicode.Scalar) -> Bool { ("\u{AC00}"..."\u{D7A3}").contains(scalar) }

    /// Whether a byte of ASCII is a letter or a digit.
    static func isWordByte(_ byte: UInt8) -> Bool {
        let lower = byte | 0x20
        return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
            || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }

    private func longest(in words: [[UInt8]], where matches: (Phrase) -> Bool) -> String? {
        var found: Phrase?
        let consider = { (phrase: Phrase) in
            if phrase.length > found?.length ?? 0, matches(phrase) { found = phrase }
        }
        for word in words { english[word]?.forEach(consider) }
        // Names without a Korean letter are the most, and need not be held against every Korean phrase.
        if words.contains(where: { $0.contains { (0xEA...0xED).contains($0) } }) {
            korean.forEach(consider)
        }
        return found?.text
    }

    private struct Phrase: Hashable, Sendable {
        let text: String
        let words: [[UInt8]]
        /// Bytes of the text.
        let length: Int
        /// Whether endings and compounds count as the same word.
        let isOpen: Bool

        init(_ text: String, isKorean: Bool) {
            self.text = text
            words = WordList.words(of: text)
            length = text.utf8.count
            isOpen = isKorean && text.count > 1
        }

        func isStart(of others: ArraySlice<[UInt8]>) -> Bool {
            guard let last = words.last, others.count >= words.count, others.starts(with: words.dropLast()) else {
                return false
            }
            let other = others[others.startIndex + words.count - 1]
            return other == last || (isOpen && other.starts(with: last))
        }

        func isEnd(of others: [[UInt8]]) -> Bool {
            guard let first = words.first, others.count >= words.count else { return false }
            let end = others.suffix(words.count)
            guard end.dropFirst().elementsEqual(words.dropFirst()), let other = end.first else { return false }
            return other == first || (isOpen && other.suffix(first.count).elementsEqual(first))
        }
    }
}
