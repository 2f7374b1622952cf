package import HandrailReporting

/// JSON without white space for an element `script` of HTML: nothing in it can end the element or begin markup.
///
/// Source: <https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements>.
package struct CompactJSON {
    private var bytes: [UInt8] = []

    /// The bytes of a value in UTF-8.
    package static func bytes(_ value: JSONValue) -> [UInt8] {
        var writer = CompactJSON()
        writer.write(value)
        return writer.bytes
    }

    private mutating func write(_ value: JSONValue) {
        switch value {
        case .string(let text): write(text)
        case .integer(let number): bytes.append(contentsOf: String(number).utf8)
        case .boolean(let flag): bytes.append(contentsOf: (flag ? "true" : "false").utf8)
        case .array(let values):
            bytes.append(UInt8(ascii: "["))
            for (index, value) in values.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                write(value)
            }
            bytes.append(UInt8(ascii: "]"))
        case .object(let object):
            bytes.append(UInt8(ascii: "{"))
            for (index, member) in object.members.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                write(member.name)
                bytes.append(UInt8(ascii: ":"))
                write(member.value)
            }
            bytes.append(UInt8(ascii: "}"))
        }
    }

    private mutating func write(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        for scalar in text.unicodeScalars {
            if Self.isEscaped(scalar) {
                let digits = String(scalar.value, radix: 16)
                bytes.append(contentsOf: "\\u".utf8)
                bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count))
                bytes.append(contentsOf: digits.utf8)
            } else {
                bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// All of them are in the basic plane, so that four digits are enough.
    private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\"", "\\", "<", ">", "&", "\u{2028}", "\u{2029}", "\u{7F}": true
        default: scalar.value < 0x20
        }
    }
}
