/// The bytes of one file with its path and its line table.
public struct SourceText: Sendable {
    /// Path relative to the root of the audit, with `/`.
    public let path: String
    /// The file's bytes as they are on disk, or as UTF-8 where they are UTF-16 there.
    public let bytes: [UInt8]
    /// Whether the file is in UTF-16 on disk.
    public let isTranscoded: Bool
    /// Where its lines start.
    public let lines: LineTable
    /// How many bytes it has.
    public var length: Int { bytes.count }

    /// Whether people can be shown its lines: formats that are no text have zeros at their beginning or end.
    public var isText: Bool { !bytes.prefix(8_000).contains(0) && !bytes.suffix(32).contains(0) }

    /// The text of a file.
    public init(path: String, bytes: [UInt8], isTranscoded: Bool = false) {
        self.path = path
        self.bytes = bytes
        self.isTranscoded = isTranscoded
        self.lines = LineTable(bytes)
    }

    /// The text of a file, for tests and literals.
    public init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    /// What stands in `range`; bytes that are no UTF-8 become the replacement character.
    public func text(in range: ByteRange) -> String {
        let end = min(Int(range.upper), bytes.count)
        let start = min(Int(range.lower), end)
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    /// Where a range of `bytes` lies in the file as it is on disk.
    public func rangeOnDisk(of range: ByteRange) -> ByteRange {
        guard isTranscoded else { return range }
        let ends = [range.lower, range.upper].map { offset in
            2 + 2 * String(decoding: bytes[..<min(Int(offset), bytes.count)], as: UTF8.self).utf16.count
        }
        return ByteRange(ends[0], ends[1])
    }

    /// The text of a line counted from 1, without its line end.
    public func line(_ number: Int) -> String {
        guard number >= 1, number <= lines.count else { return "" }
        let start = Int(lines.start(ofLine: number))
        var end = number < lines.count ? Int(lines.start(ofLine: number + 1)) : bytes.count
        while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    /// The column of a byte offset counted in UTF-16 code units from 1, as SARIF viewers count.
    public func utf16Column(of offset: UInt32) -> Int {
        let line = lines.position(of: offset).line
        let start = Int(lines.start(ofLine: line))
        let end = min(Int(offset), bytes.count)
        guard start < end else { return 1 }
        return String(decoding: bytes[start..<end], as: UTF8.self).utf16.count + 1
    }
}
