/// Reads the frames of an animated PNG, each through the reader of PNGs.
///
/// Source: W3C, "Portable Network Graphics (PNG) Specification", Third Edition, 11.3.6.
struct AnimatedPNGReader {
    /// Pixels in a row of the whole picture.
    let width: Int
    /// Rows of the whole picture.
    let height: Int
    private let chunks: [Chunk]
    private let header: [UInt8]
    /// What stands before the first frame and holds for all: palette, transparency, color space.
    private let shared: [Chunk]
    private var position = 0

    private struct Chunk {
        let type: String
        let content: ArraySlice<UInt8>
    }

    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// A reader of a file; `nil` where it is no animated PNG.
    init?(_ bytes: [UInt8]) {
        guard bytes.starts(with: Self.signature) else { return nil }
        var chunks: [Chunk] = []
        var position = Self.signature.count
        while position + 12 <= bytes.count {
            let length = Self.number(bytes[position..<position + 4])
            guard length <= bytes.count - position - 12 else { break }
            let type = String(decoding: bytes[position + 4..<position + 8], as: UTF8.self)
            chunks.append(Chunk(type: type, content: bytes[position + 8..<position + 8 + length]))
            position += 12 + length
        }
        guard let first = chunks.first, first.type == "IHDR", first.content.count == 13,
            chunks.contains(where: { $0.type == "acTL" })
        else { return nil }
        header = Array(first.content)
        width = Self.number(first.content.prefix(4))
        height = Self.number(first.content.dropFirst(4).prefix(4))
        shared = chunks.prefix { $0.type != "IDAT" }.filter { ["PLTE", "tRNS", "sRGB", "gAMA"].contains($0.type) }
        self.chunks = chunks
    }

    /// The next frame; `nil` at the end, and where the file is damaged.
    mutating func next() -> AnimationFrame? {
        while position < chunks.count, chunks[position].type != "fcTL" { position += 1 }
        guard position < chunks.count, chunks[position].content.count >= 26 else { return nil }
        let control = Array(chunks[position].content)
        position += 1
        var data: [UInt8] = []
        while position < chunks.count, chunks[position].type != "fcTL" {
            switch chunks[position].type {
            case "IDAT": data += chunks[position].content
            // Its first four bytes are the number of the part.
            case "fdAT": data += chunks[position].content.dropFirst(4)
            default: break
            }
            position += 1
        }
        return frame(control, data)
    }

    private func frame(_ control: [UInt8], _ data: [UInt8]) -> AnimationFrame? {
        let numbers = stride(from: 4, to: 20, by: 4).map { Self.number(control[$0..<$0 + 4]) }
        let (columns, rows, x, y) = (numbers[0], numbers[1], numbers[2], numbers[3])
        // A frame reaches no further than the picture, so that a damaged one takes no more memory.
        guard x <= width, y <= height, columns <= width - x, rows <= height - y else { return nil }
        let sides = Self.bytes(columns) + Self.bytes(rows)
        var file = Self.signature + Self.chunk("IHDR", sides + header.dropFirst(8))
        for part in shared { file += Self.chunk(part.type, Array(part.content)) }
        file += Self.chunk("IDAT", data) + Self.chunk("IEND", [])
        guard let image = try? PictureReader.read(file) else { return nil }
        let delay = control[20..<24].map(Int.init)
        let parts = delay[2] << 8 | delay[3]
        let disposals: [UInt8: AnimationFrame.Disposal] = [1: .cleared, 2: .restored]
        return AnimationFrame(
            x: x, y: y, width: columns, height: rows, samples: image.samples,
            duration: Double(delay[0] << 8 | delay[1]) / Double(parts == 0 ? 100 : parts),
            disposal: disposals[control[24]] ?? .kept, isDrawnOver: control[25] == 1)
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

    private static func bytes(_ number: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    /// A chunk with its checksum. Source: Annex D of the specification.
    private static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
        let body = Array(type.utf8) + content
        let sum = body.reduce(0xFFFF_FFFF as UInt32) { sum, byte in
            checksums[Int((sum ^ UInt32(byte)) & 0xFF)] ^ sum >> 8
        }
        return bytes(content.count) + body + bytes(Int(~sum))
    }

    private static let checksums: [UInt32] = (0..<256).map { number in
        (0..<8).reduce(UInt32(number)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
}
