import HandrailPixels
import Testing

/// Pictures are made smaller for pages, and written as JPEG.
@Suite("Smaller pictures")
struct SmallerPictureTests {
    /// A picture of one color in each of its two halves.
    private static func halves(width: Int, height: Int, left: [UInt8], right: [UInt8]) -> PixelImage {
        let row = (0..<width).flatMap { $0 < width / 2 ? left : right }
        return PixelImage(width: width, height: height, samples: (0..<height).flatMap { _ in row })
    }

    @Test("keep their shape, and each pixel is the mean of what it covers")
    func mean() {
        let image = Self.halves(width: 6, height: 4, left: [0, 0, 0, 255], right: [255, 255, 255, 255])
        let small = image.fitting(width: 3, height: 100)
        #expect(small.width == 3 && small.height == 2)
        #expect(small.color(x: 0, y: 0) == PixelColor(red: 0, green: 0, blue: 0))
        #expect(small.color(x: 2, y: 1) == PixelColor(red: 255, green: 255, blue: 255))
        let middle = small.color(x: 1, y: 0).red
        #expect((126...128).contains(middle), "\(middle)")
    }

    @Test("fit into both a width and a height, and are never made larger")
    func size() {
        let image = Self.halves(width: 40, height: 80, left: [9, 9, 9, 255], right: [9, 9, 9, 255])
        let low = image.fitting(width: 30, height: 20)
        #expect(low.width == 10 && low.height == 20)
        let same = image.fitting(width: 500, height: 500)
        #expect(same.width == 40 && same.samples == image.samples)
    }

    @Test("of one color stay so, whatever the sizes", arguments: [(7, 3), (100, 33), (1170, 780), (5, 5)])
    func plain(from: Int, to: Int) {
        let image = Self.halves(width: from, height: 2, left: [200, 100, 50, 255], right: [200, 100, 50, 255])
        let small = image.fitting(width: to, height: 2)
        let colors = Set((0..<small.width).map { small.color(x: $0, y: 0) })
        for color in colors {
            let differences = [Int(color.red) - 200, Int(color.green) - 100, Int(color.blue) - 50]
            #expect(differences.allSatisfy { abs($0) <= 1 }, "\(color)")
        }
    }

    @Test("what is transparent stands on white")
    func transparency() {
        let image = Self.halves(width: 2, height: 1, left: [0, 0, 0, 0], right: [0, 0, 0, 255])
        let flat = image.fitting(width: 2, height: 1)
        #expect(flat.color(x: 0, y: 0) == PixelColor(red: 255, green: 255, blue: 255))
        #expect(flat.color(x: 1, y: 0) == PixelColor(red: 0, green: 0, blue: 0))
        #expect(flat.opacity(x: 0, y: 0) == 255)
    }

    @Test("as JPEG are read again with nearly the same colors", .enabled(if: PictureReader.isAvailable))
    func jpeg() throws {
        let image = Self.halves(width: 64, height: 64, left: [220, 20, 20, 255], right: [20, 20, 220, 255])
        let file = try PictureReader.jpeg(of: image, quality: 90)
        #expect(file.starts(with: [0xFF, 0xD8, 0xFF]))
        let again = try PictureReader.read(file)
        #expect(again.width == 64 && again.height == 64)
        let color = again.color(x: 8, y: 32)
        #expect(abs(Int(color.red) - 220) < 12 && color.green < 40 && color.blue < 40, "\(color)")
    }
}
