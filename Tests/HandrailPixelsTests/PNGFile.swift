/// A PNG file put together by hand, so that every color type and depth can be had.
enum PNGFile {
    /// A file with rows of bytes as they stand in it, each without the byte for its filter.
    static func bytes(
        width: Int, height: Int, depth: UInt8, colorType: UInt8, rows: [[UInt8]],
        chunks: [(String, [UInt8])] = []
    ) -> [UInt8] {
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        file += chunk("IHDR", number(width) + number(height) + [depth, colorType, 0, 0, 0])
        for (tag, data) in chunks { file += chunk(tag, data) }
        file += chunk("IDAT", stored(rows.flatMap { [0] + $0 }))
        return file + chunk("IEND", [])
    }

    /// Four bytes of a number, the highest first.
    static func number(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    private static func chunk(_ tag: String, _ data: [UInt8]) -> [UInt8] {
        let body = Array(tag.utf8) + data
        return number(data.count) + body + number(Int(check(body)))
    }

    /// A zlib stream that compresses nothing.
    private static func stored(_ data: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        var place = 0
        repeat {
            let piece = Array(data[place..<min(place + 65_535, data.count)])
            place += piece.count
            let (low, high) = (UInt8(piece.count & 0xFF), UInt8(piece.count >> 8))
            stream += [place >= data.count ? 1 : 0, low, high, ~low, ~high] + piece
        } while place < data.count
        var (a, b) = (1, 0)
        for byte in data {
            a = (a + Int(byte)) % 65_521
            b = (b + a) % 65_521
        }
        return stream + number(b << 16 | a)
    }

    private static func check(_ data: [UInt8]) -> UInt32 {
        var value: UInt32 = 0xFFFF_FFFF
        for byte in data {
            value ^= UInt32(byte)
            for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
        }
        return ~value
    }
}
