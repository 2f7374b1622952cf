extension String {
    /// Whether it begins with a capital of ASCII, as the names of types do.
    package var beginsWithCapital: Bool {
        guard let first = utf8.first else { return false }
        return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
    }

    /// Where its last dot stands. Dots are ASCII: no character need be taken apart for it.
    package var lastIndexOfDot: String.Index? { utf8.lastIndex(of: UInt8(ascii: ".")) }

    /// The same without blanks and line ends of ASCII.
    package var withoutBlanks: String {
        String(decoding: utf8.filter { $0 > 0x20 }, as: UTF8.self)
    }
}
