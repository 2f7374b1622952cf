import HandrailSource

/// A position in the bytes of a file, with the moves all readers share.
struct ByteCursor {
    /// The bytes read.
    let bytes: [UInt8]
    /// Index of the next byte.
    var offset: Int

    /// Starts behind a UTF-8 byte order mark, where there is one.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    /// Whether every byte is read.
    var isAtEnd: Bool { offset >= bytes.count }

    /// The next byte; 0 at the end.
    var current: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

    /// The byte `distance` after the next one; 0 behind the end.
    func peek(_ distance: Int) -> UInt8 {
        let index = offset + distance
        return index < bytes.count ? bytes[index] : 0
    }

    /// Whether the ASCII text `text` stands here.
    func starts(with text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard bytes.count - offset >= count else { return false }
        return text.withUTF8Buffer { buffer in
            for index in 0..<count where bytes[offset + index] != buffer[index] { return false }
            return true
        }
    }

    /// Takes `byte` where it comes next.
    mutating func take(_ byte: UInt8) -> Bool {
        guard offset < bytes.count, bytes[offset] == byte else { return false }
        offset += 1
        return true
    }

    /// Moves behind the next occurrence of `text`, or to the end and answers `false` where there is none.
    mutating func move(past text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        let first = text.withUTF8Buffer { $0.first ?? 0 }
        while offset < bytes.count {
            if bytes[offset] == first, starts(with: text) {
                offset += count
                return true
            }
            offset += 1
        }
        return false
    }

    /// Skips spaces, tabs and line ends.
    mutating func skipSpace() {
        while offset < bytes.count, Self.isSpace(bytes[offset]) { offset += 1 }
    }

    /// Moves to the next byte that is `byte`, or to the end.
    mutating func move(to byte: UInt8) {
        while offset < bytes.count, bytes[offset] != byte { offset += 1 }
    }

    /// What stands from `start` up to the position; broken UTF-8 becomes the replacement character.
    func text(from start: Int) -> String {
        text(from: start, to: offset)
    }

    /// What stands from `start` up to `end`; broken UTF-8 becomes the replacement character.
    func text(from start: Int, to end: Int) -> String {
        String(decoding: bytes[start..<end], as: UTF8.self)
    }

    /// The range from `start` up to the position.
    func range(from start: Int) -> ByteRange { ByteRange(start, offset) }

    /// Whether `byte` is white space in all formats read here.
    static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || (byte >= 0x09 && byte <= 0x0D)
    }

    /// The value of a hexadecimal digit.
    static func hexadecimalValue(_ byte: UInt8) -> UInt16? {
        switch byte {
        case 0x30...0x39: UInt16(byte - 0x30)
        case 0x41...0x46: UInt16(byte - 0x41 + 10)
        case 0x61...0x66: UInt16(byte - 0x61 + 10)
        default: nil
        }
    }
}
