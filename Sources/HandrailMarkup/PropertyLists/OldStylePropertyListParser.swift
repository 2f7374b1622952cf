import HandrailSource

/// One run of an `OldStylePropertyListReader`.
struct OldStylePropertyListParser {
    private var cursor: ByteCursor
    private var stack: PropertyListStack

    /// A run over UTF-8 `bytes`.
    init(_ bytes: [UInt8], maximumDepth: Int) {
        cursor = ByteCursor(bytes)
        stack = PropertyListStack(maximumDepth: maximumDepth)
    }

    /// The only value of the document.
    mutating func document() throws(MarkupProblem) -> PropertyListNode {
        while true {
            try OldStyleString.skipSpaceAndComments(&cursor)
            guard var node = try value() else { continue }
            repeat {
                guard !stack.isEmpty else { return try finish(node) }
                stack.add(node)
                guard let closed = try separatorOrEnd() else { break }
                node = closed
            } while true
        }
    }

    private mutating func finish(_ node: PropertyListNode) throws(MarkupProblem) -> PropertyListNode {
        try OldStyleString.skipSpaceAndComments(&cursor)
        guard cursor.isAtEnd else { throw MarkupProblem(.trailingContent, at: cursor.offset) }
        return node
    }

    /// The value at the cursor, or nothing where a container was opened that is not empty.
    private mutating func value() throws(MarkupProblem) -> PropertyListNode? {
        let start = cursor.offset
        switch cursor.current {
        case 0x7B:
            cursor.offset += 1
            try stack.begin(isDictionary: true, at: start)
            return try keyOrEnd()
        case 0x28:
            cursor.offset += 1
            try stack.begin(isDictionary: false, at: start)
            return try elementOrEnd()
        case 0x3C:
            let data = try data()
            return PropertyListNode(.data(data), range: cursor.range(from: start))
        default:
            guard let text = try OldStyleString.read(&cursor) else { throw problem(.missingValue) }
            return PropertyListNode(.string(text), range: cursor.range(from: start))
        }
    }

    /// Takes what stands between values, and the key that follows; a closing bracket makes a finished value.
    private mutating func separatorOrEnd() throws(MarkupProblem) -> PropertyListNode? {
        try OldStyleString.skipSpaceAndComments(&cursor)
        if stack.isInDictionary {
            guard cursor.take(0x3B) || cursor.current == 0x7D else { throw problem(.missing(symbols: "`;`")) }
            return try keyOrEnd()
        }
        guard cursor.take(0x2C) || cursor.current == 0x29 else { throw problem(.missing(symbols: "`,` `)`")) }
        return try elementOrEnd()
    }

    private mutating func keyOrEnd() throws(MarkupProblem) -> PropertyListNode? {
        try OldStyleString.skipSpaceAndComments(&cursor)
        if cursor.take(0x7D) { return stack.close(end: cursor.offset) }
        let start = cursor.offset
        guard let key = try OldStyleString.read(&cursor) else { throw problem(.missingKey) }
        stack.setKey(key, range: cursor.range(from: start))
        try OldStyleString.skipSpaceAndComments(&cursor)
        guard cursor.take(0x3D) else { throw problem(.missing(symbols: "`=`")) }
        return nil
    }

    private mutating func elementOrEnd() throws(MarkupProblem) -> PropertyListNode? {
        try OldStyleString.skipSpaceAndComments(&cursor)
        return cursor.take(0x29) ? stack.close(end: cursor.offset) : nil
    }

    private mutating func data() throws(MarkupProblem) -> [UInt8] {
        let start = cursor.offset
        cursor.offset += 1
        var bytes: [UInt8] = []
        var half: UInt8?
        while !cursor.isAtEnd {
            let byte = cursor.current
            if byte == 0x3E {
                guard half == nil else { break }
                cursor.offset += 1
                return bytes
            }
            if let digit = ByteCursor.hexadecimalValue(byte) {
                if let high = half { bytes.append(high << 4 | UInt8(digit)) }
                half = half == nil ? UInt8(digit) : nil
            } else if !ByteCursor.isSpace(byte) {
                break
            }
            cursor.offset += 1
        }
        throw cursor.isAtEnd ? problem(.endsEarly) : MarkupProblem(.invalidData, at: start)
    }

    private func problem(_ kind: MarkupProblem.Kind) -> MarkupProblem {
        MarkupProblem(cursor.isAtEnd ? .endsEarly : kind, at: cursor.offset)
    }
}
