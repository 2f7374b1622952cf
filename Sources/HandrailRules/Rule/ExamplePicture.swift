/// The heads of pictures for examples, which are texts, as fonts are: each character below U+0100 is a byte.
public enum ExamplePicture {
    /// Whether a file of an example is a picture or a font in bytes.
    public static func isOne(_ path: String) -> Bool {
        [".png", ".jpg", ".gif", ".ttf", ".otf"].contains { path.hasSuffix($0) }
    }

    /// The bytes of a file of an example.
    public static func bytes(of text: String, at path: String) -> [UInt8] {
        if let drawn = drawn(text) { return drawn }
        return isOne(path) ? text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) } : Array(text.utf8)
    }

    /// A PNG of so many pixels, in sRGB where nothing else is said.
    static func png(_ width: Int, _ height: Int, depth: UInt8 = 8, profile: String? = "sRGB") -> String {
        let header = number(width) + number(height) + [depth, 6, 0, 0, 0]
        let bytes: [UInt8] =
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header)
            + (profile.map { chunk($0, [0]) } ?? []) + chunk("IDAT", []) + chunk("IEND", [])
        return text(bytes)
    }

    /// A JPEG of so many pixels.
    static func jpeg(_ width: Int, _ height: Int) -> String {
        let sides = Array(number(height).suffix(2) + number(width).suffix(2))
        return text([0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8] + sides + [1, 1, 0x11, 0, 0xFF, 0xD9])
    }

    /// Whether a file of an example is a picture whose pixels are there.
    static func hasPixels(_ text: String, at path: String) -> Bool {
        path.hasSuffix(".png") && text.contains(shapeMark) || text.hasPrefix(drawMark)
    }

    /// What stands in a chunk of pictures with pixels.
    private static let shapeMark = "tEXtShape"
    /// What the text of a picture begins with that is only drawn where its file is written.
    private static let drawMark = "draw:"

    /// A PNG of so many pixels with a frame of one gray around a clear middle.
    static func shape(_ side: Int, gray: UInt8) -> String {
        let edge = max(2, side / 8)
        return text(
            drawn(side, side) { x, y in
                min(x, y, side - 1 - x, side - 1 - y) < edge ? [gray, gray, gray, 255] : [0, 0, 0, 0]
            })
    }

    /// A PNG of a black disc, drawn for so many pixels a side.
    static func disc(_ side: Int) -> String { "\(drawMark)disc \(side) \(side)" }

    /// A PNG of a disc that was drawn for some pixels a side and enlarged.
    static func disc(_ side: Int, enlargedFrom small: Int) -> String { "\(drawMark)disc \(side) \(small)" }

    /// A PNG of a disc that was drawn for some pixels a side, each of which is repeated in a square.
    static func disc(_ side: Int, repeatedFrom small: Int) -> String { "\(drawMark)repeated \(side) \(small)" }

    /// A PNG of a black square on a gray ground without anything clear, so many pixels a side.
    static func box(_ side: Int, ground: Int) -> String { "\(drawMark)box \(side) \(ground)" }

    /// A PNG of so many pixels a side in which no two neighbors have one color.
    static func photograph(_ side: Int) -> String { "\(drawMark)photograph \(side) 0" }

    /// A JPEG of stripes in black and white, so many squares of eight pixels a side.
    static func drawing(_ squares: Int) -> String { "\(drawMark)stripes \(squares) 0" }

    /// The bytes of a picture that is only drawn where its file is written; `nil` for other texts.
    private static func drawn(_ text: String) -> [UInt8]? {
        guard text.hasPrefix(drawMark) else { return nil }
        let words = text.dropFirst(drawMark.count).split(separator: " ")
        let numbers = words.dropFirst().compactMap { Int($0) }
        guard numbers.count == 2 else { return nil }
        let (side, other) = (numbers[0], numbers[1])
        switch words[0] {
        case "disc": return drawn(side, side) { [0, 0, 0, coverage(x: $0, y: $1, of: side, from: other)] }
        case "repeated":
            let factor = side / max(1, other)
            return drawn(side, side) { [0, 0, 0, coverage(x: $0 / factor, y: $1 / factor, of: other, from: other)] }
        case "box":
            return drawn(side, side) { x, y in
                let isInside = min(x, y, side - 1 - x, side - 1 - y) >= side / 4
                return [UInt8](repeating: isInside ? 0 : UInt8(truncatingIfNeeded: other), count: 3) + [255]
            }
        case "photograph":
            return drawn(side, side) { x, y in
                let noise = (x &* 7919 ^ y &* 104_729) &* 2_654_435_761
                return (0..<3).map { UInt8(truncatingIfNeeded: (x + y) / 4 + noise >> (8 + $0 * 4) & 63) } + [255]
            }
        case "stripes": return stripes(side)
        default: return nil
        }
    }

    /// How much of a pixel a disc covers that is drawn for some pixels a side, or enlarged from fewer.
    private static func coverage(x: Int, y: Int, of side: Int, from small: Int) -> UInt8 {
        func drawn(_ x: Int, _ y: Int) -> Double {
            let (dx, dy) = (Double(x) + 0.5 - Double(small) / 2, Double(y) + 0.5 - Double(small) / 2)
            return min(1, max(0, Double(small) * 0.4 - (dx * dx + dy * dy).squareRoot() + 0.5))
        }
        if small == side { return UInt8(drawn(x, y) * 255) }
        let factor = Double(small) / Double(side)
        let (left, top) = ((Double(x) + 0.5) * factor - 0.5, (Double(y) + 0.5) * factor - 0.5)
        let (column, row) = (Int(left.rounded(.down)), Int(top.rounded(.down)))
        let (right, below) = (left - Double(column), top - Double(row))
        let upper = drawn(column, row) * (1 - right) + drawn(column + 1, row) * right
        let lower = drawn(column, row + 1) * (1 - right) + drawn(column + 1, row + 1) * right
        return UInt8((upper * (1 - below) + lower * below) * 255)
    }

    /// A PNG of so many pixels, each by its column and row.
    private static func drawn(_ width: Int, _ height: Int, _ color: (Int, Int) -> [UInt8]) -> [UInt8] {
        var rows: [UInt8] = []
        for row in 0..<height {
            rows.append(0)
            for column in 0..<width { rows += color(column, row) }
        }
        // Blocks that are stored as they are: RFC 1950 and RFC 1951, 3.2.4.
        var stream: [UInt8] = [0x78, 0x01]
        for start in stride(from: 0, to: rows.count, by: 65535) {
            let block = rows[start..<min(start + 65535, rows.count)]
            let count = [UInt8(truncatingIfNeeded: block.count), UInt8(truncatingIfNeeded: block.count >> 8)]
            stream += [start + 65535 >= rows.count ? 1 : 0] + count + count.map { ~$0 } + block
        }
        stream += number(Int(adler(rows)))
        let header: [UInt8] = number(width) + number(height) + [8, 6, 0, 0, 0]
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        file += checked("IHDR", header) + checked("tEXt", Array("Shape".utf8) + [0])
        file += checked("IDAT", stream) + checked("IEND", [])
        return file
    }

    // Source: ITU-T T.81: a baseline frame of one component whose squares have no more than their mean, so that two
    // codes are enough: for a mean that stays, and for one that changes from black to white or back.
    private static func stripes(_ squares: Int) -> [UInt8] {
        let side = squares * 8
        let sides = Array(number(side).suffix(2) + number(side).suffix(2))
        var file: [UInt8] = [0xFF, 0xD8, 0xFF, 0xDB, 0, 67, 0] + [UInt8](repeating: 1, count: 64)
        file += [0xFF, 0xC0, 0, 11, 8] + sides + [1, 1, 0x11, 0]
        file += [0xFF, 0xC4, 0, 21, 0x00, 1, 1] + [UInt8](repeating: 0, count: 14) + [0, 11]
        file += [0xFF, 0xC4, 0, 20, 0x10, 1] + [UInt8](repeating: 0, count: 15) + [0]
        file += [0xFF, 0xDA, 0, 8, 1, 1, 0x00, 0, 63, 0]
        var (bits, mean) = ([UInt8](), 0)
        for square in 0..<(squares * squares) {
            let next = square % squares / 2 % 2 == 0 ? -1024 : 1016
            let change = next - mean
            mean = next
            if change == 0 {
                bits.append(0)
            } else {
                let code = change > 0 ? change : change + 2047
                bits += [1, 0] + (0..<11).reversed().map { UInt8(code >> $0 & 1) }
            }
            bits.append(0)
        }
        bits += [UInt8](repeating: 1, count: (8 - bits.count % 8) % 8)
        for start in stride(from: 0, to: bits.count, by: 8) {
            let byte = bits[start..<start + 8].reduce(0) { $0 << 1 | $1 }
            file += byte == 0xFF ? [byte, 0] : [byte]
        }
        return file + [0xFF, 0xD9]
    }

    private static func adler(_ bytes: [UInt8]) -> UInt32 {
        let sums = bytes.reduce((1, 0) as (UInt32, UInt32)) { sums, byte in
            let first = (sums.0 + UInt32(byte)) % 65521
            return (first, (sums.1 + first) % 65521)
        }
        return sums.1 << 16 | sums.0
    }

    /// A chunk with its checksum, the one of ISO 3309.
    private static func checked(_ type: String, _ content: [UInt8]) -> [UInt8] {
        let body = Array(type.utf8) + content
        var sum: UInt32 = 0xFFFF_FFFF
        for byte in body {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        return number(content.count) + body + number(Int(~sum))
    }

    // Readers of heads do not look at the checksum.
    private static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
        number(content.count) + Array(type.utf8) + content + [0, 0, 0, 0]
    }

    /// A number of four bytes.
    static func number(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    /// Bytes as a text.
    static func text(_ bytes: [UInt8]) -> String {
        String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }
}

extension RuleExample {
    /// An example of what stands in an image set, which holds PNGs of so many pixels by name.
    ///
    /// - Parameters:
    ///   - slots: the slots of its `Contents.json`, separated by commas.
    ///   - properties: the properties of the set; none where it is empty.
    ///   - shown: what the body of a view shows.
    ///   - name: the name of the set.
    static func imageSet(
        _ expectation: Expectation, _ slots: String, properties: String = "", pictures: [String: (Int, Int)] = [:],
        files: [String: String] = [:], shown: String? = nil, named name: String = "Star"
    ) -> RuleExample {
        let code = shown.map { code in
            let view = "import SwiftUI\nstruct Example: View {\n    var body: some View {\n        \(code)\n    }\n}\n"
            return ["Example.swift": view]
        }
        let settings = properties.isEmpty ? "" : ", \"properties\": {\(properties)}"
        let folder = "Assets.xcassets/\(name).imageset/"
        let drawn = pictures.map { file, size in
            let isJPEG = file.hasSuffix(".jpg")
            return (folder + file, isJPEG ? ExamplePicture.jpeg(size.0, size.1) : ExamplePicture.png(size.0, size.1))
        }
        return RuleExample(
            expectation, "{\n\"images\": [\n\(slots)\n]\(settings)\n}\n", in: folder + "Contents.json",
            files: Dictionary(uniqueKeysWithValues: drawn).merging(files) { $1 }.merging(code ?? [:]) { $1 })
    }
}
