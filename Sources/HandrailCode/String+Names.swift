extension String {
    /// Whether it begins with a capital of ASCII, as the names of types do.
    package var beginsWithCapital: Bool {
        guard let first = utf8.first else { return false }
        return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
    }

    /// Where its last dot stands. Dots are ASCII: no character need be taken apart for it.
    package var lastIndexOfDot: String.Index? { utf8.lastIndex(of: UInt8(ascii: ".")) }

    /// What stands behind its last dot; all of it where it has none.
    package var lastDottedWord: Substring { lastIndexOfDot.map { self[utf8.index(after: $0)...] } ?? self[...] }
}
