import HandrailSource

/// One run of an `XMLTokenizer`.
struct XMLScanner {
    private var cursor: ByteCursor
    private var found: [XMLToken] = []
    private var problems: [MarkupProblem] = []
    /// The attributes of the tag being read: lists are made once their length is known.
    private var attributes: [XMLAttribute] = []
    private let maximumProblems: Int

    /// A run over UTF-8 `bytes`.
    init(_ bytes: [UInt8], maximumProblems: Int) {
        cursor = ByteCursor(bytes)
        self.maximumProblems = maximumProblems
    }

    /// All tokens and problems.
    mutating func tokens() -> XMLTokens {
        if cursor.offset > 0 { found.append(XMLToken(.byteOrderMark, range: cursor.range(from: 0))) }
        while !cursor.isAtEnd {
            let start = cursor.offset
            let kind = cursor.current == 0x3C ? markup() : text()
            found.append(XMLToken(kind, range: cursor.range(from: start)))
        }
        return XMLTokens(tokens: found, problems: problems)
    }

    private mutating func text() -> XMLToken.Kind {
        let start = cursor.offset
        // A `<` that begins nothing belongs to the text.
        repeat {
            if cursor.current == 0x3C { report(.unexpectedMarkup, at: cursor.offset) }
            cursor.offset += 1
            cursor.move(to: 0x3C)
        } while !cursor.isAtEnd && !beginsMarkup
        return .text(XMLText.decode(cursor, from: start, to: cursor.offset, as: .content, reporting: { report($0) }))
    }

    private var beginsMarkup: Bool {
        let next = cursor.peek(1)
        return next == 0x21 || next == 0x2F || next == 0x3F || Self.beginsName(next)
    }

    private mutating func markup() -> XMLToken.Kind {
        switch cursor.peek(1) {
        case 0x2F: return endTag()
        case 0x3F: return section(end: "?>", .openSection, .processingInstruction)
        case 0x21: return declaration()
        case let byte where Self.beginsName(byte): return tag()
        default: return text()
        }
    }

    private mutating func declaration() -> XMLToken.Kind {
        if cursor.starts(with: "<!--") {
            return section(opening: 4, end: "-->", .openComment, .comment)
        }
        guard cursor.starts(with: "<![CDATA[") else { return doctype() }
        let start = cursor.offset + 9
        _ = section(opening: 9, end: "]]>", .openSection, .comment)
        let isClosed =
            cursor.offset >= start + 3 && cursor.bytes[(cursor.offset - 3)...].starts(with: [0x5D, 0x5D, 0x3E])
        let end = isClosed ? cursor.offset - 3 : cursor.offset
        return .cdata(XMLText.decode(cursor, from: start, to: max(start, end), as: .verbatim, reporting: { _ in }))
    }

    private mutating func section(
        opening: Int = 2, end: StaticString, _ problem: MarkupProblem.Kind, _ kind: XMLToken.Kind
    ) -> XMLToken.Kind {
        let start = cursor.offset
        cursor.offset = min(start + opening, cursor.bytes.count)
        if !cursor.move(past: end) { report(problem, at: start) }
        return kind
    }

    /// Skips to the `>` that closes the declaration, past quotes, comments and an internal subset in brackets.
    private mutating func doctype() -> XMLToken.Kind {
        let start = cursor.offset
        var depth = 0
        cursor.offset += 2
        while !cursor.isAtEnd {
            let byte = cursor.current
            switch byte {
            case 0x22, 0x27:
                cursor.offset += 1
                cursor.move(to: byte)
            case 0x3C where cursor.starts(with: "<!--"):
                _ = section(opening: 4, end: "-->", .openComment, .comment)
                continue
            case 0x3C where cursor.starts(with: "<?"):
                _ = section(end: "?>", .openSection, .comment)
                continue
            case 0x5B: depth += 1
            case 0x5D: depth = max(0, depth - 1)
            case 0x3E where depth == 0:
                cursor.offset += 1
                return .doctype
            default: break
            }
            if !cursor.isAtEnd { cursor.offset += 1 }
        }
        report(.openSection, at: start)
        return .doctype
    }

    private mutating func endTag() -> XMLToken.Kind {
        let start = cursor.offset
        cursor.offset += 2
        let (name, range) = name()
        if name.isEmpty { report(.unexpectedMarkup, at: start) }
        cursor.skipSpace()
        while !cursor.isAtEnd, cursor.current != 0x3E, cursor.current != 0x3C { cursor.offset += 1 }
        if !cursor.take(0x3E) { report(.openTag, at: start) }
        return .endTag(name: name, nameRange: range)
    }

    private mutating func tag() -> XMLToken.Kind {
        let start = cursor.offset
        cursor.offset += 1
        let (name, range) = name()
        attributes.removeAll(keepingCapacity: true)
        while true {
            cursor.skipSpace()
            let byte = cursor.current
            if cursor.isAtEnd || byte == 0x3C {
                report(.openTag, at: start)
                return .startTag(XMLTag(name: name, nameRange: range, attributes: attributes.map(\.self)))
            }
            if cursor.take(0x3E) {
                return .startTag(XMLTag(name: name, nameRange: range, attributes: attributes.map(\.self)))
            }
            if byte == 0x2F, cursor.peek(1) == 0x3E {
                cursor.offset += 2
                return .emptyTag(XMLTag(name: name, nameRange: range, attributes: attributes.map(\.self)))
            }
            if Self.isName(byte) {
                let attribute = attribute()
                attributes.append(attribute)
            } else {
                report(.invalidAttribute, at: cursor.offset)
                cursor.offset += 1
            }
        }
    }

    private mutating func attribute() -> XMLAttribute {
        let (name, nameRange) = name()
        cursor.skipSpace()
        guard cursor.take(0x3D) else {
            report(.invalidAttribute, at: Int(nameRange.lower))
            let behind = Int(nameRange.upper)
            return XMLAttribute(name: name, value: "", nameRange: nameRange, valueRange: ByteRange(behind, behind))
        }
        cursor.skipSpace()
        let quote = cursor.current
        let isQuoted = quote == 0x22 || quote == 0x27
        if isQuoted { cursor.offset += 1 }
        let start = cursor.offset
        while !cursor.isAtEnd, !endsValue(quote: isQuoted ? quote : nil) { cursor.offset += 1 }
        let valueRange = cursor.range(from: start)
        let value = XMLText.decode(cursor, from: start, to: cursor.offset, as: .attribute, reporting: { report($0) })
        if !isQuoted || !cursor.take(quote) { report(.invalidAttribute, at: start) }
        return XMLAttribute(name: name, value: value, nameRange: nameRange, valueRange: valueRange)
    }

    /// A `<` cannot stand in a value: it ends one whose quote is missing, so that one slip does not swallow the file.
    private func endsValue(quote: UInt8?) -> Bool {
        let byte = cursor.current
        if let quote { return byte == quote || byte == 0x3C }
        return byte == 0x3C || byte == 0x3E || ByteCursor.isSpace(byte) || (byte == 0x2F && cursor.peek(1) == 0x3E)
    }

    private mutating func name() -> (String, ByteRange) {
        let start = cursor.offset
        while !cursor.isAtEnd, Self.isName(cursor.current) { cursor.offset += 1 }
        return (cursor.text(from: start), cursor.range(from: start))
    }

    private static func beginsName(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x61...0x7A, 0x41...0x5A, 0x5F, 0x3A: true
        default: byte >= 0x80
        }
    }

    /// Letters, digits, `_ : - .` and everything beyond ASCII.
    private static func isName(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, 0x5F, 0x3A, 0x2D, 0x2E: true
        default: byte >= 0x80
        }
    }

    private mutating func report(_ kind: MarkupProblem.Kind, at offset: Int) {
        report(MarkupProblem(kind, at: offset))
    }

    private mutating func report(_ problem: MarkupProblem) {
        if problems.count < maximumProblems { problems.append(problem) }
    }
}
