/// Writes JSON (RFC 8259) with members sorted by name and two spaces of indentation, the same bytes on every platform.
///
/// Foundation's encoder differs between platforms in its white space and its escapes.
package struct JSONWriter {
    private var bytes: [UInt8] = []
    /// Whether some text may hold what is escaped.
    private var mayHoldEscaped = false

    /// The text of a value, ending with a line end.
    package static func text(_ value: JSONValue) -> String { String(decoding: bytes(value), as: UTF8.self) }

    /// The text of a value in UTF-8, ending with a line end.
    package static func bytes(_ value: JSONValue) -> [UInt8] {
        var writer = JSONWriter()
        writer.write(value, depth: 0)
        writer.bytes.append(0x0A)
        guard writer.mayHoldEscaped else { return writer.bytes }
        return Array(escaped(String(decoding: writer.bytes, as: UTF8.self)).utf8)
    }

    /// The text of JSON with what would steer a terminal written as its number. Such signs stand in its strings only.
    package static func escaped(_ text: String) -> String {
        let isEscaped = { (scalar: Unicode.Scalar) in scalar.value >= 0x7F && scalar.steersText }
        guard mayBeEscaped(text), text.unicodeScalars.contains(where: isEscaped) else { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            guard isEscaped(scalar) else {
                result.append(scalar)
                continue
            }
            for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
                let digits = String(unit, radix: 16)
                let zeros = String(repeating: "0", count: 4 - digits.count)
                result.append(contentsOf: "\\u\(zeros)\(digits)".unicodeScalars)
            }
        }
        return String(result)
    }

    /// Whether some of the bytes may spell what is escaped: a report is long, and nearly none has any.
    private static func mayBeEscaped(_ text: String) -> Bool {
        var text = text
        return text.withUTF8(mayBeEscaped)
    }

    private static func mayBeEscaped(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes.indices.contains { index in
            guard bytes[index] >= 0xC2, index + 1 < bytes.count else { return false }
            switch bytes[index] {
            case 0xC2: return bytes[index + 1] < 0xA0 || bytes[index + 1] == 0xAD
            // Quotation marks and dashes share their first two bytes with marks of direction.
            case 0xE2:
                guard index + 2 < bytes.count else { return false }
                return bytes[index + 1] == 0x80 && !(0x90...0xA7).contains(bytes[index + 2])
                    || bytes[index + 1] == 0x81
            case 0xD8...0xDF, 0xE0, 0xE1, 0xEF...: return true
            default: return false
            }
        }
    }

    private mutating func write(_ value: JSONValue, depth: Int) {
        switch value {
        case .string(let text): write(text)
        case .integer(let number): bytes.append(contentsOf: String(number).utf8)
        case .boolean(let flag): bytes.append(contentsOf: (flag ? "true" : "false").utf8)
        case .array(let values): write(values, depth: depth)
        case .object(let members): write(members, depth: depth)
        }
    }

    private mutating func write(_ object: JSONObject, depth: Int) {
        guard !object.isEmpty else { return bytes.append(contentsOf: "{}".utf8) }
        bytes.append(UInt8(ascii: "{"))
        var isFirst = true
        for member in object.members {
            breakLine(isFirst, depth: depth + 1)
            isFirst = false
            write(member.name)
            bytes.append(contentsOf: ": ".utf8)
            write(member.value, depth: depth + 1)
        }
        breakLine(true, depth: depth)
        bytes.append(UInt8(ascii: "}"))
    }

    /// Arrays of plain values stay on one line.
    private mutating func write(_ values: [JSONValue], depth: Int) {
        let isPlain = values.allSatisfy(\.isPlain)
        bytes.append(UInt8(ascii: "["))
        for (index, value) in values.enumerated() {
            if isPlain {
                if index > 0 { bytes.append(contentsOf: ", ".utf8) }
            } else {
                breakLine(index == 0, depth: depth + 1)
            }
            write(value, depth: depth + 1)
        }
        if !isPlain { breakLine(true, depth: depth) }
        bytes.append(UInt8(ascii: "]"))
    }

    private mutating func breakLine(_ isFirst: Bool, depth: Int) {
        if !isFirst { bytes.append(UInt8(ascii: ",")) }
        bytes.append(0x0A)
        bytes.append(contentsOf: repeatElement(0x20, count: depth * 2))
    }

    private mutating func write(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        var text = text
        text.withUTF8 { plain in
            // No text is escaped in part only where two of them meet: each ends with a whole sign.
            if !mayHoldEscaped, plain.contains(where: { $0 >= 0xC2 }) { mayHoldEscaped = Self.mayBeEscaped(plain) }
            // Nearly all of them are as they are to be written.
            if plain.allSatisfy(Self.isPlain) {
                bytes.append(contentsOf: plain)
            } else {
                writeEscaped(plain)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\") && byte != 0x7F
    }

    private mutating func writeEscaped(_ text: UnsafeBufferPointer<UInt8>) {
        for byte in text {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(contentsOf: [UInt8(ascii: "\\"), byte])
            case 0x0A: bytes.append(contentsOf: "\\n".utf8)
            case 0x0D: bytes.append(contentsOf: "\\r".utf8)
            case 0x09: bytes.append(contentsOf: "\\t".utf8)
            case 0..<0x20, 0x7F:
                bytes.append(contentsOf: "\\u00".utf8)
                bytes.append(Self.digit(byte >> 4))
                bytes.append(Self.digit(byte & 15))
            default: bytes.append(byte)
            }
        }
    }

    private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x57 + value }
}

extension JSONValue {
    /// Whether it has no inside.
    fileprivate var isPlain: Bool {
        switch self {
        case .string, .integer, .boolean: true
        case .array, .object: false
        }
    }
}
