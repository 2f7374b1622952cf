/// The heads of pictures for examples, which are texts, as fonts are: each character below U+0100 is a byte.
public enum ExamplePicture {
    /// Whether a file of an example is a picture or a font in bytes.
    public static func isOne(_ path: String) -> Bool {
        [".png", ".jpg", ".ttf", ".otf"].contains { path.hasSuffix($0) }
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
    /// - Parameter slots: the slots of its `Contents.json`, separated by commas.
    static func imageSet(
        _ expectation: Expectation, _ slots: String, pictures: [String: (Int, Int)] = [:],
        files: [String: String] = [:]
    ) -> RuleExample {
        let folder = "Assets.xcassets/Star.imageset/"
        let drawn = pictures.map { name, size in
            let isJPEG = name.hasSuffix(".jpg")
            return (folder + name, isJPEG ? ExamplePicture.jpeg(size.0, size.1) : ExamplePicture.png(size.0, size.1))
        }
        return RuleExample(
            expectation, "{\n\"images\": [\n\(slots)\n]\n}\n", in: folder + "Contents.json",
            files: Dictionary(uniqueKeysWithValues: drawn).merging(files) { $1 })
    }
}
