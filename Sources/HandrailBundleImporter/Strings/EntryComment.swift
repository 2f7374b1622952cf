import HandrailSource

/// What stands before an entry of a `.strings` file, as far as it tells translators anything.
enum EntryComment {
    /// Whether there is a comment that somebody wrote about the entry: not the head of the file, and not what tools
    /// write where nobody said anything.
    static func explains(_ range: ByteRange, of text: [UInt8]) -> Bool {
        let bytes = text[Int(range.lower)..<min(Int(range.upper), text.count)]
        guard bytes.contains(UInt8(ascii: "/")) else { return false }
        return explains(String(decoding: bytes, as: UTF8.self))
    }

    /// The same of the words of a comment.
    static func explains(_ comment: String) -> Bool {
        let words = comment.lowercased()
        return words.contains(where: \.isLetter) && !empty.contains(where: words.contains)
    }

    private static let empty = ["no comment provided", "created by", "copyright"]
}
