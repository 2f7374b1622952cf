import HandrailSource

/// Follows the offsets of one binary property list.
struct BinaryPropertyListParser {
    private let bytes: [UInt8]
    private let maximumDepth: Int
    private let offsetSize: Int
    private let referenceSize: Int
    private let count: Int
    private let top: Int
    private let table: Int
    private var valuesLeft = Self.maximumValues
    private var bytesLeft = Self.maximumContent

    /// Values up to which a list is read: few bytes can name the same objects again and again.
    private static let maximumValues = 200_000
    /// Bytes of texts, data and references up to which a list is read: one text can be named as often as that.
    private static let maximumContent = 16 << 20
    private static let headerLength = 8
    private static let trailerLength = 32

    /// Reads what the last 32 bytes say about the others.
    init(_ bytes: [UInt8], maximumDepth: Int) throws(MarkupProblem) {
        guard bytes.starts(with: Array("bplist0".utf8)) else { throw MarkupProblem(.invalidData, at: 0) }
        let end = bytes.count - Self.trailerLength
        guard end > Self.headerLength else { throw MarkupProblem(.endsEarly, at: bytes.count) }
        let sizes = 1...8
        offsetSize = Int(bytes[end + 6])
        referenceSize = Int(bytes[end + 7])
        guard sizes.contains(offsetSize), sizes.contains(referenceSize),
            let count = Self.integer(in: bytes, at: end + 8, size: 8),
            let top = Self.integer(in: bytes, at: end + 16, size: 8),
            let table = Self.integer(in: bytes, at: end + 24, size: 8),
            table >= Self.headerLength, table < end, count > 0, count <= (end - table) / offsetSize, top < count
        else { throw MarkupProblem(.invalidData, at: end) }
        self.bytes = bytes
        self.maximumDepth = maximumDepth
        self.count = count
        self.top = top
        self.table = table
    }

    /// The whole list.
    mutating func document() throws(MarkupProblem) -> PropertyListNode { try object(top, depth: 0) }

    private mutating func object(_ index: Int, depth: Int) throws(MarkupProblem) -> PropertyListNode {
        guard depth < maximumDepth else { throw MarkupProblem(.tooDeep(limit: maximumDepth), at: table) }
        guard let start = Self.integer(in: bytes, at: table + index * offsetSize, size: offsetSize),
            start >= Self.headerLength, start < table, valuesLeft > 0
        else { throw MarkupProblem(.invalidData, at: table) }
        valuesLeft -= 1
        return PropertyListNode(try kind(at: start, depth: depth), range: .zero)
    }

    private mutating func kind(at start: Int, depth: Int) throws(MarkupProblem) -> PropertyListNode.Kind {
        let low = Int(bytes[start] & 0x0F)
        switch bytes[start] >> 4 {
        case 0x0 where low == 8 || low == 9: return .boolean(low == 9)
        case 0x0 where low == 0: return .string("")
        case 0x1 where low <= 3: return .number(try number(at: start + 1, size: 1 << low))
        case 0x2 where low == 2 || low == 3: return .number(try real(at: start + 1, size: 1 << low))
        case 0x3 where low == 3: return .date(String(try real(at: start + 1, size: 8)))
        case 0x4: return .data(Array(try content(at: start, unit: 1)))
        case 0x5, 0x7: return .string(String(decoding: try content(at: start, unit: 1), as: UTF8.self))
        case 0x6: return .string(Self.text(try content(at: start, unit: 2)))
        case 0x8: return .number(try number(at: start + 1, size: low + 1))
        case 0xA, 0xC:
            var elements: [PropertyListNode] = []
            for reference in try references(at: start, each: 1) {
                elements.append(try object(reference, depth: depth + 1))
            }
            return .array(elements)
        case 0xD:
            let references = try references(at: start, each: 2)
            var members: [PropertyListMember] = []
            for (key, value) in zip(references, references.dropFirst(references.count / 2)) {
                guard case .string(let name) = try object(key, depth: depth + 1).kind else {
                    throw MarkupProblem(.missingKey, at: start)
                }
                members.append(
                    PropertyListMember(key: name, keyRange: .zero, value: try object(value, depth: depth + 1)))
            }
            return .dictionary(members)
        default: throw MarkupProblem(.invalidData, at: start)
        }
    }

    /// The objects that a container names.
    private mutating func references(at start: Int, each: Int) throws(MarkupProblem) -> [Int] {
        let content = try content(at: start, unit: referenceSize * each)
        var references: [Int] = []
        for offset in stride(from: content.startIndex, to: content.endIndex, by: referenceSize) {
            guard let reference = Self.integer(in: bytes, at: offset, size: referenceSize), reference < count
            else { throw MarkupProblem(.invalidData, at: offset) }
            references.append(reference)
        }
        return references
    }

    /// The bytes behind a marker, whose number stands in it or, where that is 15, in an integer behind it.
    private mutating func content(at start: Int, unit: Int) throws(MarkupProblem) -> ArraySlice<UInt8> {
        var first = start + 1
        var length = Int(bytes[start] & 0x0F)
        if length == 0x0F {
            guard first < table, bytes[first] >> 4 == 1, bytes[first] & 0x0F <= 3,
                let written = Self.integer(in: bytes, at: first + 1, size: 1 << Int(bytes[first] & 0x0F))
            else { throw MarkupProblem(.invalidData, at: start) }
            first += 1 + 1 << Int(bytes[first] & 0x0F)
            length = written
        }
        guard first <= table, length <= (table - first) / unit else { throw MarkupProblem(.endsEarly, at: start) }
        guard length * unit <= bytesLeft else {
            throw MarkupProblem(.tooMuchContent(limit: Self.maximumContent), at: start)
        }
        bytesLeft -= length * unit
        return bytes[first..<first + length * unit]
    }

    private func number(at offset: Int, size: Int) throws(MarkupProblem) -> Double {
        guard size == 8 else {
            guard let value = Self.integer(in: bytes, at: offset, size: size) else {
                throw MarkupProblem(.invalidNumber, at: offset)
            }
            return Double(value)
        }
        return Double(Int64(bitPattern: try bits(at: offset, size: 8)))
    }

    private func real(at offset: Int, size: Int) throws(MarkupProblem) -> Double {
        let bits = try bits(at: offset, size: size)
        return size == 8 ? Double(bitPattern: bits) : Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
    }

    private func bits(at offset: Int, size: Int) throws(MarkupProblem) -> UInt64 {
        guard offset + size <= table else { throw MarkupProblem(.endsEarly, at: offset) }
        return bytes[offset..<offset + size].reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// A whole number, the first byte the highest; `nil` beyond the end of the file, and where it is no size or place.
    private static func integer(in bytes: [UInt8], at offset: Int, size: Int) -> Int? {
        guard offset >= 0, size <= 8, offset <= bytes.count - size else { return nil }
        return Int(exactly: bytes[offset..<offset + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }

    /// Text in UTF-16, the first byte the higher.
    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map { index in
            UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1])
        }
        return String(decoding: units, as: UTF16.self)
    }
}
