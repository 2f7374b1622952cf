extension String {
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
