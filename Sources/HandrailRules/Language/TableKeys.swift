import HandrailModel

/// Which of the texts that code has are keys of the string tables of a target, in whatever language.
struct TableKeys {
    private let found: Set<String>
    private let translatedWords: Set<String>
    private let formats: [String: Set<String>]

    /// Looks some keys, some words and the keys of formats up, each table once.
    ///
    /// - Parameters:
    ///   - asked: texts that may be keys.
    ///   - words: texts that may stand in a table as what is shown.
    ///   - formats: whether keys with places for values are asked for.
    init(of target: TargetFacts, asked: Set<String>, words: Set<String>, formats wantsFormats: Bool) {
        var found: Set<String> = []
        var formats: [String: Set<String>] = [:]
        var keysOfWords: [String: String] = [:]
        for entry in target.declared.tables.joined() {
            if asked.contains(entry.key) { found.insert(entry.key) }
            if let value = entry.value, words.contains(value) { keysOfWords[entry.key] = value }
            guard wantsFormats, TextValues.mayStand(in: entry.key) else { continue }
            formats[Self.skeleton(of: entry.key), default: []].insert(entry.key)
        }
        self.found = found
        self.formats = formats
        guard !keysOfWords.isEmpty else {
            translatedWords = []
            return
        }
        translatedWords = Set(
            target.declared.tables.joined().compactMap { entry in
                guard let word = keysOfWords[entry.key], let value = entry.value, value != word else { return nil }
                return word
            })
    }

    /// Whether a table has a key.
    func has(_ key: String) -> Bool { found.contains(key) }

    /// Whether some words are shown elsewhere, and are other words in another language.
    func translates(_ words: String) -> Bool { translatedWords.contains(words) }

    /// The keys that are the same but for how their values are written.
    func keys(like parts: [String]) -> Set<String> { formats[parts.joined(separator: Self.place), default: []] }

    /// Whether a key has a place that no text with values of SwiftUI makes: a whole number is `%lld` there, never `%d`.
    static func isNeverMade(_ key: String) -> Bool {
        places(in: key).contains { ["d", "i", "u", "ld", "lu", "li"].contains($0.kind) }
    }

    private static let place = "\u{0}"

    private static func skeleton(of key: String) -> String {
        var result = ""
        var rest = key.startIndex
        for place in places(in: key) {
            result += key[rest..<place.range.lowerBound] + Self.place
            rest = place.range.upperBound
        }
        return result + key[rest...]
    }

    /// The places for values in a key: their kind, without the number of the value and what is said of its width.
    private static func places(in key: String) -> [(kind: String, range: Range<String.Index>)] {
        var places: [(kind: String, range: Range<String.Index>)] = []
        var rest = key.startIndex
        while let start = key[rest...].firstIndex(of: "%") {
            let behind = key[key.index(after: start)...]
            let numbered = behind.drop { $0.isASCII && $0.isNumber }
            var kind = numbered.first == "$" ? numbered.dropFirst() : behind
            let wide = kind.drop { "0123456789.-+".contains($0) }
            let isWide = wide.startIndex > kind.startIndex
            kind = wide
            let size = kind.prefix { "hlqzjt".contains($0) }
            guard let letter = kind.dropFirst(size.count).first, "@dDiuUxXoOfFeEgGcCsSp".contains(letter) else {
                rest = behind.first == "%" ? behind.index(after: behind.startIndex) : behind.startIndex
                continue
            }
            let end = kind.index(kind.startIndex, offsetBy: size.count + 1)
            places.append((isWide ? "" : size + String(letter), start..<end))
            rest = end
        }
        return places
    }
}
