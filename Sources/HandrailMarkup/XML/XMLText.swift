/// Decodes what stands between tags and quotes.
enum XMLText {
    /// How white space and entities are read.
    enum Style {
        /// Text: entities are decoded, line ends become `\n`.
        case content
        /// An attribute's value: entities are decoded, white space becomes spaces.
        case attribute
        /// CDATA: only line ends are changed.
        case verbatim
    }

    /// The text from `start` up to `end`. An entity that is not known stays as it stands and is reported.
    static func decode(
        _ source: ByteCursor, from start: Int, to end: Int, as style: Style,
        reporting report: (MarkupProblem) -> Void
    ) -> String {
        let bytes = source.bytes
        var index = start
        while index < end, !isSpecial(bytes[index], style) { index += 1 }
        guard index < end else { return source.text(from: start, to: end) }
        var text = EscapedText()
        var run = start
        while index < end {
            let byte = bytes[index]
            guard isSpecial(byte, style) else {
                index += 1
                continue
            }
            text.append(bytes[run..<index])
            if byte != 0x26 {
                text.append(byte: style == .attribute ? 0x20 : 0x0A)
                index += byte == 0x0D && index + 1 < end && bytes[index + 1] == 0x0A ? 2 : 1
            } else if let (scalar, next) = entity(bytes, index, end) {
                text.append(scalar)
                index = next
            } else {
                report(MarkupProblem(isNamed(bytes, index, end) ? .unknownEntity : .unexpectedMarkup, at: index))
                text.append(byte: byte)
                index += 1
            }
            run = index
        }
        text.append(bytes[run..<end])
        return text.finish()
    }

    private static func isSpecial(_ byte: UInt8, _ style: Style) -> Bool {
        switch style {
        case .content: byte == 0x26 || byte == 0x0D
        case .attribute: byte == 0x26 || byte == 0x0D || byte == 0x0A || byte == 0x09
        case .verbatim: byte == 0x0D
        }
    }

    /// The character that the reference at `index` stands for, and the index behind its `;`.
    private static func entity(_ bytes: [UInt8], _ index: Int, _ end: Int) -> (Unicode.Scalar, Int)? {
        // The longest reference read is `&#x0010FFFF;`; a bound keeps lone ampersands cheap.
        let limit = min(end, index + 13)
        guard let semicolon = bytes[index..<limit].firstIndex(of: 0x3B) else { return nil }
        let name = String(decoding: bytes[(index + 1)..<semicolon], as: UTF8.self)
        return scalar(named: name).map { ($0, semicolon + 1) }
    }

    private static func scalar(named name: String) -> Unicode.Scalar? {
        switch name {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default: break
        }
        guard name.hasPrefix("#") else { return nil }
        let isHexadecimal = name.hasPrefix("#x")
        let digits = name.dropFirst(isHexadecimal ? 2 : 1)
        guard digits.utf8.allSatisfy({ ByteCursor.hexadecimalValue($0) != nil }),
            let value = UInt32(digits, radix: isHexadecimal ? 16 : 10), value != 0
        else { return nil }
        return Unicode.Scalar(value)
    }

    private static func isNamed(_ bytes: [UInt8], _ index: Int, _ end: Int) -> Bool {
        guard index + 1 < end else { return false }
        switch bytes[index + 1] {
        case 0x61...0x7A, 0x41...0x5A, 0x23: return true
        default: return false
        }
    }
}
