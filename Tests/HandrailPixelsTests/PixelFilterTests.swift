import HandrailPixels
import Testing

/// What people and displays make of pixels.
@Suite struct PixelFilterTests {
    private let image = PixelImage(width: 2, height: 1, samples: [255, 128, 0, 255, 10, 20, 30, 128])

    @Test("Inverted twice is the picture, and opacity stays")
    func inverted() {
        let once = PixelFilter.invert.applied(to: image)
        #expect(once.samples == [0, 127, 255, 255, 245, 235, 225, 128])
        #expect(PixelFilter.invert.applied(to: once) == image)
    }

    @Test("A matrix is applied to light, so that gray stays gray and half the light is code 188")
    func light() {
        let white = PixelImage(width: 1, height: 1, samples: [255, 255, 255, 255])
        #expect(PixelFilter.dim(0.5).applied(to: white).samples == [188, 188, 188, 255])
        let same = PixelFilter.matrix([[1, 0, 0], [0, 1, 0], [0, 0, 1]])
        #expect(same.applied(to: image) == image)
    }

    @Test("What is blurred keeps its mean, and one color stays")
    func blurred() {
        let gray = PixelImage(width: 9, height: 5, samples: (0..<45).flatMap { _ in [70, 80, 90, 255] as [UInt8] })
        #expect(PixelFilter.blur(3).applied(to: gray) == gray)
        let dot = PixelImage(
            width: 9, height: 9, samples: (0..<81).flatMap { [$0 == 40 ? 255 : 0, 0, 0, 255] as [UInt8] })
        let soft = PixelFilter.blur(1).applied(to: dot)
        #expect(soft.color(x: 4, y: 4).red > soft.color(x: 5, y: 4).red)
        #expect(soft.color(x: 5, y: 4).red > soft.color(x: 6, y: 4).red)
        #expect(soft.color(x: 4, y: 4).red < 40)
    }
}
