import HandrailSource

/// The UTF-8 bytes of a text.
func utf8(_ text: String) -> [UInt8] { Array(text.utf8) }

/// UTF-16 bytes of a text behind a byte order mark.
func utf16(_ text: String, isBigEndian: Bool) -> [UInt8] {
    var bytes: [UInt8] = isBigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE]
    for unit in text.utf16 {
        let high = UInt8(unit >> 8)
        let low = UInt8(unit & 0xFF)
        bytes += isBigEndian ? [high, low] : [low, high]
    }
    return bytes
}

/// What stands in a range of a text.
func text(_ bytes: [UInt8], _ range: ByteRange) -> String {
    String(decoding: bytes[range.indices], as: UTF8.self)
}

/// Every beginning of `bytes`, and every copy of them with one byte replaced by a troublesome one.
func damaged(_ bytes: [UInt8]) -> [[UInt8]] {
    let beginnings = bytes.indices.map { Array(bytes[..<$0]) }
    let replaced = bytes.indices.flatMap { index in
        utf8("\0\"\\<>&;{}(),=/").map { byte in
            var copy = bytes
            copy[index] = byte
            return copy
        } + [UInt8(0x80), 0xFF].map { byte in
            var copy = bytes
            copy[index] = byte
            return copy
        }
    }
    return beginnings + replaced
}
