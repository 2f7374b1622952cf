import HandrailSource

/// Words and marks that follow each other in code.
struct CodePhrase: Sendable {
    /// A token of a phrase.
    enum Part: Sendable, Equatable {
        case word(String)
        case mark(CodeToken)
    }

    /// How a word of code has to look like a word of a phrase.
    enum Fit {
        case whole, ending, beginning
    }

    /// The tokens.
    let parts: [Part]
    /// The position of its longest word, which is looked for first.
    let anchor: Int
    /// A search for that word.
    let search: CaselessSearch

    /// A phrase as it is written, in lower case, with a blank where two words follow each other.
    init(_ phrase: String) {
        var parts: [Part] = []
        var word = ""
        for character in phrase + " " {
            if character.isLetter || character.isNumber || character == "_" {
                word.append(character)
                continue
            }
            if !word.isEmpty { parts.append(.word(word)) }
            word = ""
            if let mark = Self.marks[character] { parts.append(.mark(mark)) }
        }
        let lengths = parts.map { if case .word(let word) = $0 { word.utf8.count } else { 0 } }
        let anchor = lengths.indices.max { lengths[$0] < lengths[$1] } ?? 0
        self.parts = parts
        self.anchor = anchor
        if parts.indices.contains(anchor), case .word(let longest) = parts[anchor] {
            search = CaselessSearch(longest)
        } else {
            search = CaselessSearch(phrase)
        }
    }

    /// The word that is all of the phrase.
    var onlyWord: String? {
        guard parts.count == 1, case .word(let word) = parts[0] else { return nil }
        return word
    }

    /// How the word at a position has to be met: what begins a phrase may end a longer word, and what ends one may
    /// begin one.
    func fit(at position: Int) -> Fit {
        position == 0 ? .ending : position == parts.count - 1 ? .beginning : .whole
    }

    private static let marks: [Character: CodeToken] = [
        ".": .dot, ",": .comma, ":": .colon, "(": .openParenthesis, ")": .closeParenthesis, "[": .openBracket,
        "]": .closeBracket,
    ]
}
