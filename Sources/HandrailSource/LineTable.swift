/// Where the lines of a file start, for turning byte offsets into lines and columns.
///
/// Lines end with `\n` or `\r\n`, or with a lone `\r`, as Swift and every editor count them.
public struct LineTable: Sendable {
    private let starts: [UInt32]

    /// Scans `bytes` once.
    public init(_ bytes: [UInt8]) {
        var starts: [UInt32] = [0]
        starts.reserveCapacity(bytes.count / 32)
        bytes.withUnsafeBufferPointer { buffer in
            var index = WordScan.next(of: (0x0A, 0x0D), in: buffer, from: 0)
            while index < buffer.count {
                let byte = buffer[index]
                index += 1
                if byte == 0x0A || !(index < buffer.count && buffer[index] == 0x0A) {
                    starts.append(UInt32(clamping: index))
                }
                index = WordScan.next(of: (0x0A, 0x0D), in: buffer, from: index)
            }
        }
        self.starts = starts
    }

    /// Number of lines, at least 1.
    public var count: Int { starts.count }

    /// The line (from 1) and column (from 1, in UTF-8 bytes) of a byte offset.
    public func position(of offset: UInt32) -> LinePosition {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return LinePosition(line: low + 1, column: Int(offset - starts[low]) + 1)
    }

    /// Offset of the first byte of a line counted from 1; the last line's start where there are fewer.
    public func start(ofLine line: Int) -> UInt32 {
        starts[min(max(line - 1, 0), starts.count - 1)]
    }
}
