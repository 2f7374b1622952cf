extension String {
    /// Whether it begins with a capital of ASCII, as the names of types do.
    package var beginsWithCapital: Bool {
        guard let first = utf8.first else { return false }
        return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
    }

    /// Where its last dot stands. Dots are ASCII: no character need be taken apart for it.
    package var lastIndexOfDot: String.Index? { utf8.lastIndex(of: UInt8(ascii: ".")) }

    /// The same, as code, without comments and without blanks and line ends of ASCII.
    package var withoutBlanksAndComments: String {
        var code: [UInt8] = []
        var rest = utf8[...]
        var isInString = false
        while let byte = rest.popFirst() {
            switch (byte, rest.first) {
            case (UInt8(ascii: "\\"), _?) where isInString: code += [byte, rest.removeFirst()]
            case (UInt8(ascii: "\""), _):
                isInString.toggle()
                code.append(byte)
            case (UInt8(ascii: "/"), UInt8(ascii: "/")) where !isInString:
                rest = rest.drop { $0 != UInt8(ascii: "\n") }
            case (UInt8(ascii: "/"), UInt8(ascii: "*")) where !isInString:
                var last: UInt8 = 0
                rest.removeFirst()
                while let next = rest.popFirst(), last != UInt8(ascii: "*") || next != UInt8(ascii: "/") { last = next }
            default: if byte > 0x20 { code.append(byte) }
            }
        }
        return String(decoding: code, as: UTF8.self)
    }
}
