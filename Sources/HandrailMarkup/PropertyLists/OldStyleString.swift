/// The strings and comments that `.strings` files and old-style property lists have in common.
///
/// Source of the escapes: the Archived "Old-Style ASCII Property Lists" and the behavior of CoreFoundation's parser.
enum OldStyleString {
    /// Skips white space and `/* */` and `//` comments; throws where a comment has no end.
    static func skipSpaceAndComments(_ cursor: inout ByteCursor) throws(MarkupProblem) {
        while true {
            cursor.skipSpace()
            guard cursor.current == 0x2F else { return }
            switch cursor.peek(1) {
            case 0x2F:
                while !cursor.isAtEnd, cursor.current != 0x0A, cursor.current != 0x0D { cursor.offset += 1 }
            case 0x2A:
                let start = cursor.offset
                cursor.offset += 2
                guard cursor.move(past: "*/") else { throw MarkupProblem(.openComment, at: start) }
            default:
                return
            }
        }
    }

    /// The quoted or unquoted string at the cursor; nothing where none begins there.
    static func read(_ cursor: inout ByteCursor) throws(MarkupProblem) -> String? {
        let byte = cursor.current
        if byte == 0x22 || byte == 0x27 { return try quoted(&cursor) }
        let start = cursor.offset
        while cursor.offset < cursor.bytes.count, isUnquoted(cursor.bytes[cursor.offset]) { cursor.offset += 1 }
        return cursor.offset > start ? cursor.text(from: start) : nil
    }

    private static func quoted(_ cursor: inout ByteCursor) throws(MarkupProblem) -> String {
        let start = cursor.offset
        let quote = cursor.current
        cursor.offset += 1
        skipPlain(&cursor, until: quote)
        if cursor.take(quote) { return cursor.text(from: start + 1, to: cursor.offset - 1) }
        var text = EscapedText()
        text.append(cursor.bytes[(start + 1)..<cursor.offset])
        while !cursor.isAtEnd {
            if cursor.take(quote) { return text.finish() }
            cursor.offset += 1
            escape(&cursor, into: &text)
            let run = cursor.offset
            skipPlain(&cursor, until: quote)
            text.append(cursor.bytes[run..<cursor.offset])
        }
        throw MarkupProblem(.openString, at: start)
    }

    private static func skipPlain(_ cursor: inout ByteCursor, until quote: UInt8) {
        while cursor.offset < cursor.bytes.count {
            let byte = cursor.bytes[cursor.offset]
            if byte == quote || byte == 0x5C { return }
            cursor.offset += 1
        }
    }

    /// A backslash before anything without a meaning of its own stands for that character.
    private static func escape(_ cursor: inout ByteCursor, into text: inout EscapedText) {
        guard !cursor.isAtEnd else { return }
        let byte = cursor.current
        switch byte {
        case 0x61: text.append(byte: 0x07)
        case 0x62: text.append(byte: 0x08)
        case 0x66: text.append(byte: 0x0C)
        case 0x6E: text.append(byte: 0x0A)
        case 0x72: text.append(byte: 0x0D)
        case 0x74: text.append(byte: 0x09)
        case 0x76: text.append(byte: 0x0B)
        case 0x30...0x37: return octal(&cursor, into: &text)
        case 0x55: return unicode(&cursor, into: &text)
        default: text.append(byte: byte)
        }
        cursor.offset += 1
    }

    /// Up to three octal digits name a NeXTSTEP character. Only those equal to ASCII are known here; the others
    /// become the replacement character.
    private static func octal(_ cursor: inout ByteCursor, into text: inout EscapedText) {
        var value: UInt16 = 0
        for _ in 0..<3 where cursor.current >= 0x30 && cursor.current <= 0x37 {
            value = value << 3 | UInt16(cursor.current - 0x30)
            cursor.offset += 1
        }
        text.append(unit: value < 0x80 ? value : 0xFFFD)
    }

    /// `\U` and up to four hexadecimal digits name a UTF-16 code unit.
    private static func unicode(_ cursor: inout ByteCursor, into text: inout EscapedText) {
        cursor.offset += 1
        var unit: UInt16 = 0
        var digits = 0
        while digits < 4, let digit = ByteCursor.hexadecimalValue(cursor.current) {
            unit = unit << 4 | digit
            digits += 1
            cursor.offset += 1
        }
        text.append(unit: digits > 0 ? unit : 0x55)
    }

    /// CoreFoundation's set, and `+`, `@`, `~` and everything beyond ASCII, which other writers leave bare.
    private static func isUnquoted(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x61...0x7A, 0x41...0x5A, 0x30...0x39: true
        case 0x5F, 0x24, 0x2F, 0x3A, 0x2E, 0x2D, 0x2B, 0x40, 0x7E: true
        default: byte >= 0x80
        }
    }
}
