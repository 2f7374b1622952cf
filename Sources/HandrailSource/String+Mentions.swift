extension String {
    /// Whether a word of letters of ASCII, given in lower case, stands anywhere in it, in any case.
    public func mentions(_ word: String) -> Bool {
        var (text, word) = (self, word)
        return text.withUTF8 { text in
            word.withUTF8 { word in
                guard let first = word.first, word.count <= text.count else { return word.isEmpty }
                return (0...(text.count - word.count)).contains { start in
                    text[start] | 0x20 == first && word.indices.allSatisfy { text[start + $0] | 0x20 == word[$0] }
                }
            }
        }
    }
}
