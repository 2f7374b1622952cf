extension String {
    /// The words of a name in camel case or with underscores, in lower case.
    public var camelCaseWords: [String] {
        var words: [String] = []
        var word = ""
        for character in self {
            if character == "_" || character.isUppercase, !word.isEmpty {
                words.append(word)
                word = ""
            }
            if character != "_" { word += character.lowercased() }
        }
        return word.isEmpty ? words : words + [word]
    }
}
