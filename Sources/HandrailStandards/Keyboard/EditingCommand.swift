public import HandrailModel

/// A command that every app has, such as Copy, with the words that name it.
public struct EditingCommand: Hashable, Sendable {
    /// What it is called.
    public let meaning: Bilingual
    private let words: [String]

    /// A command, with words in lower case of which one stands in the name of whatever does the same.
    init(_ meaning: Bilingual, words: [String]) {
        self.meaning = meaning
        self.words = words
    }

    /// Whether something with this name does what the command does; `nil` where the name is in neither English nor
    /// Korean, or says nothing.
    public func isMeant(by name: String) -> Bool? {
        let spoken = name.lowercased()
        if words.contains(where: { spoken.contains($0) }) { return true }
        let isReadable = spoken.allSatisfy(\.isASCII) || spoken.contains { ("가"..."힣").contains($0) }
        return isReadable && spoken.contains(where: \.isLetter) ? false : nil
    }
}
