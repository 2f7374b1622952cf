/// Reads the pixels of a GIF: codes of variable length that stand for sequences seen before.
///
/// Source: CompuServe, "Graphics Interchange Format, Version 89a", appendix F.
struct LZWReader {
    /// Codes have at most so many bits.
    private static let mostBits = 12

    /// The color numbers that `bytes` stand for, at most `count`; fewer where they end early or are damaged.
    static func indices(_ bytes: [UInt8], leastCodeSize: Int, count: Int) -> [UInt8] {
        guard (1...8).contains(leastCodeSize) else { return [] }
        let clear = 1 << leastCodeSize
        let end = clear + 1
        // Each entry is the one before it and a last color, so that it can be read from its end.
        var before = [Int](repeating: -1, count: 1 << mostBits)
        var last = [UInt8](repeating: 0, count: 1 << mostBits)
        for color in 0..<clear { last[color] = UInt8(color) }
        var next = end + 1
        var size = leastCodeSize + 1
        var previous: Int?
        var result: [UInt8] = []
        result.reserveCapacity(count)
        var bits = 0
        var held = 0
        var position = 0
        var reversed: [UInt8] = []

        while result.count < count {
            while held < size, position < bytes.count {
                bits |= Int(bytes[position]) << held
                held += 8
                position += 1
            }
            guard held >= size else { break }
            let code = bits & ((1 << size) - 1)
            bits >>= size
            held -= size
            if code == end { break }
            if code == clear {
                next = end + 1
                size = leastCodeSize + 1
                previous = nil
                continue
            }
            guard code < next || (code == next && previous != nil) else { break }
            // A code that is just being made begins with the sequence before it, and ends with its first color.
            let isNew = code == next
            reversed.removeAll(keepingCapacity: true)
            var entry = isNew ? previous ?? 0 : code
            while entry >= 0 {
                reversed.append(last[entry])
                entry = before[entry]
            }
            let first = reversed.last ?? 0
            result.append(contentsOf: reversed.reversed())
            if isNew { result.append(first) }
            if let previous, next < 1 << mostBits {
                before[next] = previous
                last[next] = first
                next += 1
                if next == 1 << size, size < mostBits { size += 1 }
            }
            previous = code
        }
        return Array(result.prefix(count))
    }
}
