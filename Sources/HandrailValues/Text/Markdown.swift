import HandrailModel

/// The Markdown that a `Text` made of a key or a literal renders: what is shown is the words without its marks, and of
/// a link what it is written on.
///
/// Source: Apple, `AttributedString` with inline Markdown: emphasis, strong, strikethrough, code, inflection, escapes.
enum Markdown {
    /// The words as they are shown.
    package static func plain(_ words: Words) -> Words {
        let hasMarks = words.pieces.contains { if case .text(let text) = $0 { isMarked(text) } else { false } }
        guard hasMarks || words.translations.values.contains(where: isMarked) else { return words }
        let (pieces, link) = plain(words.pieces)
        return Words(
            pieces: pieces, origin: words.origin, translations: words.translations.mapValues { plain($0).text },
            link: link)
    }

    private static func isMarked(_ text: String) -> Bool {
        text.utf8.contains { byte in
            switch byte {
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "["),
                UInt8(ascii: "\\"): true
            default: false
            }
        }
    }

    /// Bytes of the longest text in which marks are looked for: each mark is looked for up to the end.
    private static let longest = 10_000

    /// Stands for a value that is filled in at run time.
    private static let filled: Character = "\u{FFFC}"

    private static func plain(_ pieces: [Words.Piece]) -> (pieces: [Words.Piece], link: String?) {
        let whole = pieces.map { piece in
            switch piece {
            case .text(let text): text
            case .runtime: String(filled)
            }
        }.joined()
        var result: [Words.Piece] = []
        let (text, link) = plain(whole)
        for (number, part) in text.split(separator: filled, omittingEmptySubsequences: false).enumerated() {
            if number > 0 { result.append(.runtime) }
            if !part.isEmpty { result.append(.text(String(part))) }
        }
        return (result, link?.replacing(String(filled), with: "…"))
    }

    /// Text without marks, and what its first link is written on.
    private static func plain(_ text: String) -> (text: String, link: String?) {
        guard isMarked(text), text.utf8.count <= longest else { return (text, nil) }
        var reader = Reader(characters: Array(text))
        return (String(reader.plain(in: 0..<reader.characters.count, depth: 0)), reader.firstLink)
    }

    private struct Reader {
        let characters: [Character]
        /// What the first link that leads to an address is written on.
        private(set) var firstLink: String?

        init(characters: [Character]) { self.characters = characters }

        mutating func plain(in range: Range<Int>, depth: Int) -> [Character] {
            var result: [Character] = []
            var index = range.lowerBound
            while index < range.upperBound {
                let character = characters[index]
                if character == "\\", index + 1 < range.upperBound, characters[index + 1].isPunctuationMark {
                    result.append(characters[index + 1])
                    index += 2
                } else if character == "[", depth < 8, let (inner, end) = link(at: index, before: range.upperBound),
                    case let target = characters[(inner.upperBound + 2)..<(end - 1)],
                        !target.contains(where: \.isWhitespace)
                {
                    let words = plain(in: inner, depth: depth + 1)
                    if firstLink == nil, leadsToAddress(target) { firstLink = String(words) }
                    result += words
                    index = end
                } else if depth < 8, let (inner, end) = marked(at: index, before: range.upperBound) {
                    result += character == "`" ? Array(characters[inner]) : plain(in: inner, depth: depth + 1)
                    index = end
                } else {
                    result.append(character)
                    index += 1
                }
            }
            return result
        }

        /// What marks enclose from `start` on, and where they end.
        private func marked(at start: Int, before end: Int) -> (Range<Int>, Int)? {
            switch characters[start] {
            case "^": start + 1 < end && characters[start + 1] == "[" ? link(at: start + 1, before: end) : nil
            case "`": enclosed(by: 1, at: start, before: end)
            case "~": run(at: start, before: end) == 2 ? enclosed(by: 2, at: start, before: end) : nil
            case "*", "_":
                isOpening(start, before: end)
                    ? enclosed(by: min(run(at: start, before: end), 3), at: start, before: end) : nil
            default: nil
            }
        }

        private func run(at start: Int, before end: Int) -> Int {
            var index = start
            while index < end, characters[index] == characters[start] { index += 1 }
            return index - start
        }

        /// Marks of emphasis stand at the edge of a word; an underscore inside one is a letter like others.
        private func isOpening(_ start: Int, before end: Int) -> Bool {
            let next = start + run(at: start, before: end)
            guard next < end, !characters[next].isWhitespace else { return false }
            return characters[start] == "*" || start == 0 || !characters[start - 1].isWordPart
        }

        private func enclosed(by count: Int, at start: Int, before end: Int) -> (Range<Int>, Int)? {
            let mark = characters[start]
            var index = start + count
            while index < end {
                guard characters[index] == mark else {
                    index += 1
                    continue
                }
                let length = run(at: index, before: end)
                let next = index + length
                let closesWord = mark != "_" || next >= end || !characters[next].isWordPart
                if length >= count, index > start + count, closesWord,
                    mark == "`" || !characters[index - 1].isWhitespace
                {
                    return (start + count..<next - count, next)
                }
                index = next
            }
            return nil
        }

        private func leadsToAddress(_ target: ArraySlice<Character>) -> Bool {
            let text = String(target)
            return text.contains("://") || text.hasPrefix("mailto:") || text.hasPrefix("tel:")
        }

        private func link(at start: Int, before end: Int) -> (Range<Int>, Int)? {
            guard let close = characters[start..<end].firstIndex(of: "]"), close > start + 1, close + 1 < end,
                characters[close + 1] == "(", let last = characters[(close + 1)..<end].firstIndex(of: ")")
            else { return nil }
            return (start + 1..<close, last + 1)
        }
    }
}

extension Character {
    fileprivate var isWordPart: Bool { isLetter || isNumber }

    /// Whether a backslash in front of it makes it plain.
    fileprivate var isPunctuationMark: Bool { isASCII && (isPunctuation || isSymbol) }
}
