import Foundation
import HandrailPixels
import Testing

/// Pictures of every kind come to the same pixels, and broken ones to a sentence.
@Suite(.enabled(if: PictureReader.isAvailable, "built without the libraries that read pictures"))
struct PictureReaderTests {
    private func pixels(_ file: [UInt8]) throws -> [[UInt8]] {
        let image = try PictureReader.read(file)
        return stride(from: 0, to: image.samples.count, by: 4).map { Array(image.samples[$0..<$0 + 4]) }
    }

    @Test("Gray, color, palette and opacity, with 1, 8 and 16 bits")
    func colorTypes() throws {
        let gray = PNGFile.bytes(width: 2, height: 1, depth: 8, colorType: 0, rows: [[0x10, 0xF0]])
        #expect(try pixels(gray) == [[0x10, 0x10, 0x10, 255], [0xF0, 0xF0, 0xF0, 255]])
        let bits = PNGFile.bytes(width: 2, height: 1, depth: 1, colorType: 0, rows: [[0b0100_0000]])
        #expect(try pixels(bits) == [[0, 0, 0, 255], [255, 255, 255, 255]])
        let color = PNGFile.bytes(width: 1, height: 1, depth: 8, colorType: 2, rows: [[1, 2, 3]])
        #expect(try pixels(color) == [[1, 2, 3, 255]])
        let palette = PNGFile.bytes(
            width: 2, height: 1, depth: 8, colorType: 3, rows: [[1, 0]],
            chunks: [("PLTE", [9, 8, 7, 200, 100, 50]), ("tRNS", [0x40, 0xFF])])
        #expect(try pixels(palette) == [[200, 100, 50, 255], [9, 8, 7, 0x40]])
        let grayWithOpacity = PNGFile.bytes(width: 1, height: 1, depth: 8, colorType: 4, rows: [[0x80, 0x7F]])
        #expect(try pixels(grayWithOpacity) == [[0x80, 0x80, 0x80, 0x7F]])
        let opacity = PNGFile.bytes(width: 1, height: 1, depth: 8, colorType: 6, rows: [[5, 6, 7, 8]])
        #expect(try pixels(opacity) == [[5, 6, 7, 8]])
    }

    @Test("Sixteen bits are codes of sRGB and not light")
    func sixteenBits() throws {
        let file = PNGFile.bytes(
            width: 1, height: 1, depth: 16, colorType: 2, rows: [[0x80, 0x80, 0x40, 0x40, 0xC0, 0xC0]])
        let pixel = try #require(try pixels(file).first)
        for (found, wanted) in zip(pixel, [0x80, 0x40, 0xC0, 255]) { #expect(abs(Int(found) - wanted) <= 1) }
    }

    @Test("Display P3 is known by its profile or its code points, and its colors by what they look like")
    func displayP3() throws {
        let red: [UInt8] = [255, 0, 0]
        let named = PNGFile.bytes(
            width: 1, height: 1, depth: 8, colorType: 2, rows: [red],
            chunks: [("cICP", [12, 13, 0, 1])])
        let image = try PictureReader.read(named)
        #expect(image.space == .displayP3)
        #expect(Array(image.inSRGB.samples) == [255, 0, 0, 255])
        let white = PixelColor(red: 255, green: 255, blue: 255)
        let strong = PixelColor(red: 255, green: 0, blue: 0)
        #expect(abs(strong.contrast(to: white, in: .displayP3) - 3.76) < 0.02)
        #expect(abs(strong.contrast(to: white, in: .sRGB) - 4.00) < 0.02)
        let profile = Array("kCGColorSpaceDisplayP3".utf8) + [0, 0]
        let head = PNGFile.bytes(
            width: 1, height: 1, depth: 8, colorType: 2, rows: [red], chunks: [("iCCP", profile)])
        #expect(PictureHead(head)?.space == .displayP3)
        let other = PNGFile.bytes(
            width: 1, height: 1, depth: 8, colorType: 2, rows: [red],
            chunks: [("iCCP", Array("Monitor".utf8) + [0, 0])])
        #expect(PictureHead(other)?.hasForeignSpace == true)
    }

    @Test("What is written is read as the same")
    func roundTrip() throws {
        let samples = (0..<300 * 7 * 4).map { UInt8(truncatingIfNeeded: $0 &* 7919 >> 3) }
        let image = PixelImage(width: 300, height: 7, samples: samples)
        #expect(try PictureReader.read(PictureReader.png(of: image)) == image)
    }

    @Test("A picture that ends early, claims too many pixels or is none ends in a sentence")
    func hostile() throws {
        let good = PNGFile.bytes(
            width: 64, height: 64, depth: 8, colorType: 2,
            rows: Array(repeating: Array(repeating: 9, count: 192), count: 64))
        for length in [0, 3, 20, 33, 40, 60, 500, good.count - 30] {
            #expect(throws: PictureProblem.damaged) { try PictureReader.read(Array(good.prefix(length))) }
        }
        let vast = PNGFile.bytes(width: 200_000, height: 200_000, depth: 8, colorType: 2, rows: [[1, 2, 3]])
        #expect(throws: PictureProblem.dimensions(width: 200_000, height: 200_000)) { try PictureReader.read(vast) }
        let most = Int(UInt32.max)
        let vaster = PNGFile.bytes(width: most, height: most, depth: 8, colorType: 2, rows: [[1, 2, 3]])
        #expect(throws: PictureProblem.self) { try PictureReader.read(vaster) }
        #expect(throws: PictureProblem.unknownFormat) {
            try PictureReader.read(Array(repeating: UInt8(ascii: "x"), count: 200))
        }
        var broken = good
        for place in stride(from: 41, to: broken.count, by: 97) { broken[place] ^= 0x5A }
        #expect(throws: PictureProblem.self) { try PictureReader.read(broken) }
    }

    @Test("JPEG is read, and one that ends early is damaged")
    func jpeg() throws {
        let data = try #require(Data(base64Encoded: Self.gray16))
        let image = try PictureReader.read(Array(data))
        #expect(image.width == 16 && image.height == 16 && image.isLossy)
        #expect(abs(Int(image.color(x: 8, y: 8).red) - 128) <= 2)
        #expect(throws: PictureProblem.damaged) { try PictureReader.read(Array(data.dropLast(12))) }
        #expect(throws: PictureProblem.self) { try PictureReader.read(Array(data.prefix(100))) }
    }

    /// Sixteen by sixteen gray pixels.
    private static let gray16 = """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5a
        YVpQYEpRUk//wAALCAAQABABAREA/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQR
        BRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4
        eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/9oACAEB
        AAA/ACiiiv/Z
        """.filter { !$0.isWhitespace }
}
