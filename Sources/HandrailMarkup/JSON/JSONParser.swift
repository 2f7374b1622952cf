import HandrailSource

/// One run of a `JSONReader`. It keeps open containers on a stack of its own, so depth costs no call stack.
struct JSONParser {
    private struct Container {
        let start: Int
        let isObject: Bool
        var members: [JSONMember] = []
        var elements: [JSONNode] = []
        var key = ""
        var keyRange = ByteRange.zero
    }

    private var cursor: ByteCursor
    private var open: [Container] = []
    private let maximumDepth: Int

    /// A run over `bytes`.
    init(_ bytes: [UInt8], maximumDepth: Int) {
        cursor = ByteCursor(bytes)
        self.maximumDepth = maximumDepth
    }

    /// The only value of the document.
    mutating func document() throws(MarkupProblem) -> JSONNode {
        while true {
            cursor.skipSpace()
            // A container with something in it is finished later; everything else is a value now.
            guard var node = try value() else { continue }
            repeat {
                guard !open.isEmpty else { return try finish(node) }
                add(node)
                cursor.skipSpace()
                guard let closed = try separatorOrEnd() else { break }
                node = closed
            } while true
        }
    }

    private mutating func finish(_ node: JSONNode) throws(MarkupProblem) -> JSONNode {
        cursor.skipSpace()
        guard cursor.isAtEnd else { throw MarkupProblem(.trailingContent, at: cursor.offset) }
        return node
    }

    private mutating func add(_ node: JSONNode) {
        let last = open.count - 1
        if open[last].isObject {
            open[last].members.append(JSONMember(key: open[last].key, keyRange: open[last].keyRange, value: node))
        } else {
            open[last].elements.append(node)
        }
    }

    /// Takes a comma (and the key that follows in an object) or the closing bracket, which makes a finished value.
    private mutating func separatorOrEnd() throws(MarkupProblem) -> JSONNode? {
        let isObject = open[open.count - 1].isObject
        if cursor.take(0x2C) {
            if isObject { try key() }
            return nil
        }
        guard cursor.take(isObject ? 0x7D : 0x5D) else {
            throw problem(.missing(symbols: isObject ? "`,` `}`" : "`,` `]`"))
        }
        return close()
    }

    private mutating func close() -> JSONNode {
        let container = open.removeLast()
        let kind: JSONNode.Kind = container.isObject ? .object(container.members) : .array(container.elements)
        return JSONNode(kind, range: cursor.range(from: container.start))
    }

    /// The value at the cursor, or nothing where a container was opened.
    private mutating func value() throws(MarkupProblem) -> JSONNode? {
        let start = cursor.offset
        switch cursor.current {
        case 0x7B:
            try begin(isObject: true)
            if cursor.take(0x7D) { return close() }
            try key()
            return nil
        case 0x5B:
            try begin(isObject: false)
            return cursor.take(0x5D) ? close() : nil
        case 0x22:
            let text = try string()
            return JSONNode(.string(text), range: cursor.range(from: start))
        case 0x2D, 0x30...0x39:
            let number = try number()
            return JSONNode(.number(number), range: cursor.range(from: start))
        case 0x74:
            return try word("true", .bool(true))
        case 0x66:
            return try word("false", .bool(false))
        case 0x6E:
            return try word("null", .null)
        default:
            throw problem(.missingValue)
        }
    }

    private mutating func begin(isObject: Bool) throws(MarkupProblem) {
        guard open.count < maximumDepth else { throw problem(.tooDeep(limit: maximumDepth)) }
        open.append(Container(start: cursor.offset, isObject: isObject))
        cursor.offset += 1
        cursor.skipSpace()
    }

    private mutating func key() throws(MarkupProblem) {
        cursor.skipSpace()
        guard cursor.current == 0x22 else { throw problem(.missingKey) }
        let start = cursor.offset
        let text = try string()
        let last = open.count - 1
        open[last].key = text
        open[last].keyRange = cursor.range(from: start)
        cursor.skipSpace()
        guard cursor.take(0x3A) else { throw problem(.missing(symbols: "`:`")) }
    }

    private mutating func word(_ word: StaticString, _ kind: JSONNode.Kind) throws(MarkupProblem) -> JSONNode {
        guard cursor.starts(with: word) else { throw problem(.missingValue) }
        let start = cursor.offset
        cursor.offset += word.utf8CodeUnitCount
        return JSONNode(kind, range: cursor.range(from: start))
    }

    private mutating func string() throws(MarkupProblem) -> String {
        let start = cursor.offset
        cursor.offset += 1
        skipPlain()
        if cursor.take(0x22) { return cursor.text(from: start + 1, to: cursor.offset - 1) }
        var text = EscapedText()
        text.append(cursor.bytes[(start + 1)..<cursor.offset])
        while !cursor.isAtEnd {
            if cursor.take(0x22) { return text.finish() }
            cursor.offset += 1
            try escape(into: &text)
            let run = cursor.offset
            skipPlain()
            text.append(cursor.bytes[run..<cursor.offset])
        }
        throw MarkupProblem(.openString, at: start)
    }

    private mutating func skipPlain() {
        while cursor.offset < cursor.bytes.count {
            let byte = cursor.bytes[cursor.offset]
            if byte == 0x22 || byte == 0x5C { return }
            cursor.offset += 1
        }
    }

    private mutating func escape(into text: inout EscapedText) throws(MarkupProblem) {
        let byte = cursor.current
        switch byte {
        case 0x22, 0x5C, 0x2F: text.append(byte: byte)
        case 0x62: text.append(byte: 0x08)
        case 0x66: text.append(byte: 0x0C)
        case 0x6E: text.append(byte: 0x0A)
        case 0x72: text.append(byte: 0x0D)
        case 0x74: text.append(byte: 0x09)
        case 0x75:
            var unit: UInt16 = 0
            for distance in 1...4 {
                guard let digit = ByteCursor.hexadecimalValue(cursor.peek(distance)) else {
                    throw problem(.invalidEscape)
                }
                unit = unit << 4 | digit
            }
            cursor.offset += 4
            text.append(unit: unit)
        default: throw problem(.invalidEscape)
        }
        cursor.offset += 1
    }

    private mutating func number() throws(MarkupProblem) -> Double {
        let start = cursor.offset
        let isNegative = cursor.take(0x2D)
        let first = cursor.offset
        var whole: UInt64 = 0
        var digits = 0
        while let digit = digit() {
            whole = whole &* 10 &+ digit
            digits += 1
        }
        guard digits > 0, digits == 1 || cursor.bytes[first] != 0x30 else {
            throw MarkupProblem(.invalidNumber, at: start)
        }
        let isWhole = cursor.current != 0x2E && cursor.current | 0x20 != 0x65
        // 15 digits are exact in a Double, which spares the text round trip for nearly every number.
        if isWhole, digits <= 15 { return isNegative ? -Double(whole) : Double(whole) }
        if cursor.take(0x2E) { try someDigits(since: start) }
        if cursor.current | 0x20 == 0x65, !cursor.isAtEnd {
            cursor.offset += 1
            if !cursor.take(0x2B) { _ = cursor.take(0x2D) }
            try someDigits(since: start)
        }
        guard let value = Double(cursor.text(from: start)), value.isFinite else {
            throw MarkupProblem(.invalidNumber, at: start)
        }
        return value
    }

    private mutating func someDigits(since start: Int) throws(MarkupProblem) {
        guard digit() != nil else { throw MarkupProblem(.invalidNumber, at: start) }
        while digit() != nil {}
    }

    private mutating func digit() -> UInt64? {
        let byte = cursor.current
        guard byte >= 0x30, byte <= 0x39 else { return nil }
        cursor.offset += 1
        return UInt64(byte - 0x30)
    }

    private func problem(_ kind: MarkupProblem.Kind) -> MarkupProblem {
        MarkupProblem(cursor.isAtEnd ? .endsEarly : kind, at: cursor.offset)
    }
}
