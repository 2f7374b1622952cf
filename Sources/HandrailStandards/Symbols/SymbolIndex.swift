/// Finds a name among thousands where they are written, without making a value for each of them.
struct SymbolIndex: Sendable {
    private let texts: [String]

    /// Looks into records `name:rest`, separated by spaces and line ends, of texts that are together in byte order of
    /// the names.
    init(_ texts: [String]) { self.texts = texts }

    /// The names in order.
    var names: [String] {
        texts.flatMap { text in
            text.utf8.split { $0 <= Self.blank }.map { record in String(Substring(record.prefix { $0 != Self.colon })) }
        }
    }

    /// What stands after the colon of a name; `nil` where the name is not there.
    func record(of name: String) -> String? {
        let wanted = Array(name.utf8)
        for var text in texts.reversed() {
            // A name stands in the last text that does not begin behind it.
            let found = text.withUTF8 { bytes -> Found in
                if case .before = Self.order(wanted, recordAt: 0, in: bytes) { return .inEarlierText }
                return .inThisText(Self.record(of: wanted, in: bytes))
            }
            if case .inThisText(let record) = found { return record }
        }
        return nil
    }

    /// Where a name has to be looked for.
    private enum Found {
        case inEarlierText
        case inThisText(String?)
    }

    private static func record(of wanted: [UInt8], in bytes: UnsafeBufferPointer<UInt8>) -> String? {
        var low = 0
        var high = bytes.count
        while low < high {
            var start = (low + high) / 2
            while start > low, bytes[start - 1] > blank { start -= 1 }
            switch order(wanted, recordAt: start, in: bytes) {
            case .same(let end): return String(decoding: bytes[end...].prefix { $0 > blank }, as: UTF8.self)
            case .before: high = start
            case .after:
                while start < high, bytes[start] > blank { start += 1 }
                low = start + 1
            }
        }
        return nil
    }

    /// No separator lies above the blank.
    private static let blank: UInt8 = 0x20
    private static let colon: UInt8 = 0x3A

    /// Where a wanted name stands to the name of a record.
    private enum Order {
        case before, after
        case same(end: Int)
    }

    private static func order(
        _ wanted: [UInt8], recordAt start: Int, in bytes: UnsafeBufferPointer<UInt8>
    ) -> Order {
        var index = start
        for byte in wanted {
            guard index < bytes.count, bytes[index] != colon else { return .after }
            guard byte == bytes[index] else { return byte < bytes[index] ? .before : .after }
            index += 1
        }
        return index < bytes.count && bytes[index] == colon ? .same(end: index + 1) : .before
    }
}
