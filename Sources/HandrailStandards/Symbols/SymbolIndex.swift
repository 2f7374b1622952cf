/// Finds a name among thousands without making a value for each of them.
struct SymbolIndex: Sendable {
    private let bytes: [UInt8]
    private let starts: [Int]

    /// Indexes records `name:rest`, separated by spaces and line ends, of texts that are together in byte order of the
    /// names.
    init(_ texts: [String]) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(texts.reduce(0) { $0 + $1.utf8.count + 1 })
        for text in texts {
            if !bytes.isEmpty { bytes.append(0x0A) }
            bytes.append(contentsOf: text.utf8)
        }
        self.bytes = bytes
        starts = bytes.withUnsafeBufferPointer { buffer in
            var starts: [Int] = buffer.isEmpty ? [] : [0]
            for index in buffer.indices where buffer[index] <= 0x20 && index + 1 < buffer.count {
                starts.append(index + 1)
            }
            return starts
        }
    }

    /// Number of records.
    var count: Int { starts.count }

    /// The names in order.
    var names: [String] {
        starts.map { start in String(decoding: bytes[start...].prefix { $0 != Self.colon }, as: UTF8.self) }
    }

    /// What stands after the colon of a name; `nil` where the name is not there.
    func record(of name: String) -> String? {
        let wanted = Array(name.utf8)
        var low = 0
        var high = starts.count
        while low < high {
            let middle = (low + high) / 2
            switch order(wanted, recordAt: starts[middle]) {
            case .same(let end): return String(decoding: bytes[end...].prefix { $0 > 0x20 }, as: UTF8.self)
            case .before: high = middle
            case .after: low = middle + 1
            }
        }
        return nil
    }

    private static let colon: UInt8 = 0x3A

    /// Where a wanted name stands to the name of a record.
    private enum Order {
        case before, after
        case same(end: Int)
    }

    private func order(_ wanted: [UInt8], recordAt start: Int) -> Order {
        var index = start
        for byte in wanted {
            guard index < bytes.count, bytes[index] != Self.colon else { return .after }
            guard byte == bytes[index] else { return byte < bytes[index] ? .before : .after }
            index += 1
        }
        return index < bytes.count && bytes[index] == Self.colon ? .same(end: index + 1) : .before
    }
}
