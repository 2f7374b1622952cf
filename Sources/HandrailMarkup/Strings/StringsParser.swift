import HandrailSource

/// One run of a `StringsReader`.
struct StringsParser {
    private var cursor: ByteCursor
    private var entries: [StringsTableEntry] = []
    private var problems: [MarkupProblem] = []
    private let maximumProblems: Int

    /// A run over UTF-8 `bytes`.
    init(_ bytes: [UInt8], maximumProblems: Int) {
        cursor = ByteCursor(bytes)
        self.maximumProblems = maximumProblems
    }

    /// All entries and problems.
    mutating func table() -> StringsTable {
        while !cursor.isAtEnd {
            do throws(MarkupProblem) {
                let start = cursor.offset
                try OldStyleString.skipSpaceAndComments(&cursor)
                if cursor.isAtEnd { break }
                try entry(behind: cursor.range(from: start))
            } catch {
                report(error)
                cursor.move(to: 0x3B)
                _ = cursor.take(0x3B)
            }
        }
        return StringsTable(entries: entries, problems: problems, text: cursor.bytes)
    }

    private mutating func entry(behind lead: ByteRange) throws(MarkupProblem) {
        let keyStart = cursor.offset
        guard let key = try OldStyleString.read(&cursor) else { throw problem(.missingKey) }
        let keyRange = cursor.range(from: keyStart)
        try OldStyleString.skipSpaceAndComments(&cursor)
        if cursor.take(0x3B) {
            entries.append(
                StringsTableEntry(
                    key: key, value: key, keyRange: keyRange, valueRange: keyRange, leadRange: lead))
            return
        }
        guard cursor.take(0x3D) else { throw problem(.missing(symbols: "`=`")) }
        try OldStyleString.skipSpaceAndComments(&cursor)
        let valueStart = cursor.offset
        guard let value = try OldStyleString.read(&cursor) else { throw problem(.missingValue) }
        let valueRange = cursor.range(from: valueStart)
        try OldStyleString.skipSpaceAndComments(&cursor)
        let found = StringsTableEntry(
            key: key, value: value, keyRange: keyRange, valueRange: valueRange, leadRange: lead)
        if cursor.take(0x3B) {
            entries.append(found)
        } else if isNewEntry(after: valueRange) {
            entries.append(found)
            report(MarkupProblem(.missing(symbols: "`;`"), at: Int(valueRange.upper)))
        } else {
            throw problem(.missing(symbols: "`;`"))
        }
    }

    private func isNewEntry(after range: ByteRange) -> Bool {
        cursor.current == 0x22
            && cursor.bytes[Int(range.upper)..<cursor.offset].contains { $0 == 0x0A || $0 == 0x0D }
    }

    private mutating func report(_ problem: MarkupProblem) {
        if problems.count < maximumProblems { problems.append(problem) }
    }

    private func problem(_ kind: MarkupProblem.Kind) -> MarkupProblem {
        MarkupProblem(cursor.isAtEnd ? .endsEarly : kind, at: cursor.offset)
    }
}
