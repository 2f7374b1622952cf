/// A name as people abbreviate it: the beginnings of its words in their order, such as “setv” or “SV” for
/// “SettingsView”.
struct AbbreviatedName {
    private let letters: [Character]

    /// What was typed; capitals and small letters are the same.
    init(_ text: String) { letters = Array(text.lowercased()) }

    /// Whether `name` can be abbreviated like this: words may be passed over, and each gives as many of its first
    /// letters as serve.
    func fits(_ name: String) -> Bool {
        guard letters.count >= 2 else { return false }
        let spelled = words(of: name).reduce(into: Set([0])) { spelled, word in
            for count in spelled {
                let shared = zip(word, letters[count...]).prefix { $0 == $1 }.count
                spelled.formUnion(count...count + shared)
            }
        }
        return spelled.contains(letters.count)
    }

    /// A capital begins a word, and what is no letter or digit ends one.
    private func words(of name: String) -> [[Character]] {
        var words: [[Character]] = []
        var isAtStart = true
        for letter in name {
            guard letter.isLetter || letter.isNumber else {
                isAtStart = true
                continue
            }
            if isAtStart || letter.isUppercase || words.isEmpty { words.append([]) }
            words[words.count - 1].append(contentsOf: letter.lowercased())
            isAtStart = false
        }
        return words
    }
}
