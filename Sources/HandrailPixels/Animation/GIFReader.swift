/// Reads the frames of a GIF.
///
/// Source: CompuServe, "Graphics Interchange Format, Version 89a", 17 to 27.
struct GIFReader {
    /// Pixels in a row of the whole picture.
    let width: Int
    /// Rows of the whole picture.
    let height: Int
    private let bytes: [UInt8]
    private let colors: ArraySlice<UInt8>
    private var position: Int

    /// A reader of a file; `nil` where it is no GIF.
    init?(_ bytes: [UInt8]) {
        guard bytes.count > 13, bytes.starts(with: "GIF8".utf8) else { return nil }
        self.bytes = bytes
        width = Int(bytes[6]) | Int(bytes[7]) << 8
        height = Int(bytes[8]) | Int(bytes[9]) << 8
        let size = Self.tableSize(bytes[10])
        colors = bytes[13..<min(bytes.count, 13 + size)]
        position = 13 + size
    }

    /// The bytes of a table of colors, by the flags of its owner.
    private static func tableSize(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }

    /// What the extension before a frame says of it.
    private struct Control {
        var duration = GIFReader.unsaid
        var disposal = AnimationFrame.Disposal.kept
        var clear: UInt8?
    }

    /// The time that systems show a frame for that names none, or less than two hundredths of a second.
    ///
    /// Source: WebKit and Gecko show such frames for a tenth of a second, and so do the usual libraries for UIKit.
    private static let unsaid = 0.1

    /// The next frame; `nil` at the end, and where the file is damaged.
    mutating func next() -> AnimationFrame? {
        var control = Control()
        while let kind = byte() {
            switch kind {
            case 0x21:
                guard let label = byte() else { return nil }
                let data = blocks()
                if label == 0xF9, data.count >= 4 { control = Self.control(data) }
            case 0x2C: return frame(control)
            default: return nil
            }
        }
        return nil
    }

    private static func control(_ data: [UInt8]) -> Control {
        let hundredths = Int(data[1]) | Int(data[2]) << 8
        let disposals: [UInt8: AnimationFrame.Disposal] = [2: .cleared, 3: .restored]
        return Control(
            duration: hundredths < 2 ? unsaid : Double(hundredths) / 100,
            disposal: disposals[data[0] >> 2 & 7] ?? .kept, clear: data[0] & 1 == 1 ? data[3] : nil)
    }

    private mutating func frame(_ control: Control) -> AnimationFrame? {
        guard position + 9 <= bytes.count else { return nil }
        let sides = (0..<4).map { Int(bytes[position + $0 * 2]) | Int(bytes[position + $0 * 2 + 1]) << 8 }
        let flags = bytes[position + 8]
        position += 9
        let size = Self.tableSize(flags)
        let own = bytes[min(position, bytes.count)..<min(bytes.count, position + size)]
        position += size
        guard let leastCodeSize = byte() else { return nil }
        let data = blocks()
        // A frame reaches no further than the picture, so that a damaged one takes no more memory.
        guard sides[0] + sides[2] <= width, sides[1] + sides[3] <= height else { return nil }
        let indices = LZWReader.indices(data, leastCodeSize: Int(leastCodeSize), count: sides[2] * sides[3])
        let table = Array(size > 0 ? own : colors)
        var samples = [UInt8](repeating: 0, count: sides[2] * sides[3] * 4)
        let rows = flags & 0x40 == 0 ? Array(0..<sides[3]) : Self.interlaced(sides[3])
        for (place, index) in indices.enumerated() where index != control.clear && Int(index) * 3 + 2 < table.count {
            let target = (rows[place / sides[2]] * sides[2] + place % sides[2]) * 4
            for part in 0..<3 { samples[target + part] = table[Int(index) * 3 + part] }
            samples[target + 3] = 255
        }
        return AnimationFrame(
            x: sides[0], y: sides[1], width: sides[2], height: sides[3], samples: samples,
            duration: control.duration, disposal: control.disposal, isDrawnOver: true)
    }

    /// The rows of an interlaced frame in the order of the file. Source: appendix E.
    private static func interlaced(_ count: Int) -> [Int] {
        [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: count, by: $0.1)) }
    }

    private mutating func byte() -> UInt8? {
        guard position < bytes.count else { return nil }
        defer { position += 1 }
        return bytes[position]
    }

    /// The content of blocks that each begin with their length, up to an empty one.
    private mutating func blocks() -> [UInt8] {
        var data: [UInt8] = []
        while let length = byte(), length > 0 {
            data += bytes[min(position, bytes.count)..<min(bytes.count, position + Int(length))]
            position += Int(length)
        }
        return data
    }
}
