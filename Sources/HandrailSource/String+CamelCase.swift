extension String {
    /// The words of a name in camel case or with underscores, in lower case.
    public var camelCaseWords: [String] {
        var text = self
        if let words = text.withUTF8(Self.wordsOfASCII) { return words }
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

    /// The words of a name that is all ASCII, as nearly all are; `nil` of any other.
    private static func wordsOfASCII(_ name: UnsafeBufferPointer<UInt8>) -> [String]? {
        guard name.allSatisfy({ $0 < 0x80 }) else { return nil }
        var words: [String] = []
        var word: [UInt8] = []
        for byte in name {
            let isCapital = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
            if byte == UInt8(ascii: "_") || isCapital, !word.isEmpty {
                words.append(String(decoding: word, as: UTF8.self))
                word.removeAll(keepingCapacity: true)
            }
            if byte != UInt8(ascii: "_") { word.append(isCapital ? byte | 0x20 : byte) }
        }
        return words + [String(decoding: word, as: UTF8.self)]
    }
}
