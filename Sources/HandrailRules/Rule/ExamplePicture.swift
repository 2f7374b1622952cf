/// The heads of pictures for examples, which are texts, as fonts are: each character below U+0100 is a byte.
public enum ExamplePicture {
    /// Whether a file of an example is a picture or a font in bytes.
    public static func isOne(_ path: String) -> Bool {
        [".png", ".jpg", ".gif", ".ttf", ".otf"].contains { path.hasSuffix($0) }
    }

    /// The bytes of a file of an example.
    public static func bytes(of text: String, at path: String) -> [UInt8] {
        isOne(path) ? text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) } : Array(text.utf8)
    }

    /// A PNG of so many pixels, in sRGB.
    static func png(_ width: Int, _ height: Int) -> String {
        let header = number(width) + number(height) + [8, 6, 0, 0, 0]
        let bytes: [UInt8] =
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header) + chunk("sRGB", [0])
            + chunk("IDAT", []) + chunk("IEND", [])
        return text(bytes)
    }

    /// A JPEG of so many pixels.
    static func jpeg(_ width: Int, _ height: Int) -> String {
        let sides = Array(number(height).suffix(2) + number(width).suffix(2))
        return text([0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8] + sides + [1, 1, 0x11, 0, 0xFF, 0xD9])
    }

    /// Whether a file of an example is a picture whose pixels are there.
    static func hasPixels(_ text: String, at path: String) -> Bool {
        path.hasSuffix(".png") && text.contains(shapeMark)
    }

    /// What stands in a chunk of pictures with pixels.
    private static let shapeMark = "tEXtShape"

    /// A PNG of so many pixels with a frame of one gray around a clear middle.
    static func shape(_ side: Int, gray: UInt8) -> String {
        let edge = max(2, side / 8)
        let solid: [UInt8] = [gray, gray, gray, 255]
        let clear: [UInt8] = [0, 0, 0, 0]
        var rows: [UInt8] = []
        for row in 0..<side {
            rows.append(0)
            for column in 0..<side {
                let distance = min(row, column, side - 1 - row, side - 1 - column)
                rows += distance < edge ? solid : clear
            }
        }
        let count: [UInt8] = [UInt8(truncatingIfNeeded: rows.count), UInt8(truncatingIfNeeded: rows.count >> 8)]
        // One block that is stored as it is: RFC 1950 and RFC 1951, 3.2.4.
        var stream: [UInt8] = [0x78, 0x01, 0x01]
        stream += count + count.map { ~$0 } + rows
        stream += number(Int(adler(rows)))
        let header: [UInt8] = number(side) + number(side) + [8, 6, 0, 0, 0]
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        file += checked("IHDR", header) + checked("tEXt", Array("Shape".utf8) + [0])
        file += checked("IDAT", stream) + checked("IEND", [])
        return text(file)
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
    static func imageSet(
        _ expectation: Expectation, _ slots: String, properties: String = "", pictures: [String: (Int, Int)] = [:],
        files: [String: String] = [:], shown: String? = nil
    ) -> RuleExample {
        let code = shown.map { code in
            let view = "import SwiftUI\nstruct Example: View {\n    var body: some View {\n        \(code)\n    }\n}\n"
            return ["Example.swift": view]
        }
        let settings = properties.isEmpty ? "" : ", \"properties\": {\(properties)}"
        let folder = "Assets.xcassets/Star.imageset/"
        let drawn = pictures.map { name, size in
            let isJPEG = name.hasSuffix(".jpg")
            return (folder + name, isJPEG ? ExamplePicture.jpeg(size.0, size.1) : ExamplePicture.png(size.0, size.1))
        }
        return RuleExample(
            expectation, "{\n\"images\": [\n\(slots)\n]\(settings)\n}\n", in: folder + "Contents.json",
            files: Dictionary(uniqueKeysWithValues: drawn).merging(files) { $1 }.merging(code ?? [:]) { $1 })
    }
}
