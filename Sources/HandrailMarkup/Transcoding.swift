/// Turns the encodings that Xcode writes text resources in into UTF-8.
public enum Transcoding {
    /// The bytes as UTF-8.
    ///
    /// UTF-16 with a byte order mark is transcoded and loses the mark, so offsets into the result are not offsets
    /// into the file. Everything else comes back unchanged, a UTF-8 byte order mark included.
    public static func utf8(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.count >= 2 else { return bytes }
        switch (bytes[0], bytes[1]) {
        case (0xFF, 0xFE): return transcode(bytes, isBigEndian: false)
        case (0xFE, 0xFF): return transcode(bytes, isBigEndian: true)
        default: return bytes
        }
    }

    /// Whether bytes are in an encoding that `utf8` changes.
    public static func applies(to bytes: [UInt8]) -> Bool {
        bytes.count >= 2 && (bytes[0] == 0xFF && bytes[1] == 0xFE || bytes[0] == 0xFE && bytes[1] == 0xFF)
    }

    private static func transcode(_ bytes: [UInt8], isBigEndian: Bool) -> [UInt8] {
        var units: [UInt16] = []
        units.reserveCapacity(bytes.count / 2)
        // An odd last byte is half a character and is dropped.
        for index in stride(from: 2, to: bytes.count - 1, by: 2) {
            let first = UInt16(bytes[index])
            let second = UInt16(bytes[index + 1])
            units.append(isBigEndian ? first << 8 | second : second << 8 | first)
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }
}
