/// Base64 as RFC 4648 has it, with white space anywhere.
enum Base64 {
    /// The bytes; nothing where a character does not belong.
    static func decode(_ text: String) -> [UInt8]? {
        var bytes: [UInt8] = []
        var bits: UInt32 = 0
        var count = 0
        var isPadded = false
        for byte in text.utf8 where !ByteCursor.isSpace(byte) {
            if byte == 0x3D {
                isPadded = true
                continue
            }
            guard !isPadded, let value = value(of: byte) else { return nil }
            bits = bits << 6 | value
            count += 1
            if count == 4 {
                bytes += [UInt8(truncatingIfNeeded: bits >> 16), UInt8(truncatingIfNeeded: bits >> 8)]
                bytes.append(UInt8(truncatingIfNeeded: bits))
                count = 0
            }
        }
        switch count {
        case 0: return bytes
        case 2: return bytes + [UInt8(truncatingIfNeeded: bits >> 4)]
        case 3: return bytes + [UInt8(truncatingIfNeeded: bits >> 10), UInt8(truncatingIfNeeded: bits >> 2)]
        default: return nil
        }
    }

    private static func value(of byte: UInt8) -> UInt32? {
        switch byte {
        case 0x41...0x5A: UInt32(byte - 0x41)
        case 0x61...0x7A: UInt32(byte - 0x61) + 26
        case 0x30...0x39: UInt32(byte - 0x30) + 52
        case 0x2B: 62
        case 0x2F: 63
        default: nil
        }
    }
}
