import HandrailModel
import HandrailPixels
import Testing

/// The contrast of shapes in known colors is found, and where it cannot be, that is said.
@Suite struct InkReaderTests {
    private func read(_ image: PixelImage, _ content: InkReader.Content = .words) throws -> InkAnswer {
        let region = try #require(
            PixelRegion(x: 0, y: 0, width: Double(image.width), height: Double(image.height), in: image))
        return InkReader.read(region, of: image, showing: content)
    }

    private func isNear(_ ink: Ink, _ wanted: Double) -> Bool { abs(ink.ratio - wanted) <= max(0.15, wanted * 0.03) }

    @Test("Of 200 pairs of colors, with strokes of a pixel and more, 95 in 100 are right")
    func solid() throws {
        var chance = Chance(4)
        var (right, measured, wrong) = (0, 0, [String]())
        for number in 0..<200 {
            let (fore, back) = (chance.color(), chance.color())
            let wanted = fore.contrast(to: back, in: .sRGB)
            guard wanted > 1.2 else { continue }
            let shape = DrawnShape(
                stroke: [1.5, 2, 2.6, 4, 6][number % 5], offset: Double(number % 7) / 7, blendsLight: number % 2 == 0)
            guard case .measured(let ink) = try read(shape.image(fore, on: back)), !ink.isLeast else { continue }
            measured += 1
            if isNear(ink, wanted) { right += 1 } else { wrong.append("\(number): \(ink.ratio), not \(wanted)") }
        }
        #expect(measured >= 150, "\(measured)")
        #expect(Double(right) >= Double(measured) * 0.95, "\(wrong)")
    }

    @Test("Strokes thinner than a pixel tell at least how much they stand out")
    func thin() throws {
        let (black, white) = (PixelColor(red: 0, green: 0, blue: 0), PixelColor(red: 255, green: 255, blue: 255))
        let image = DrawnShape(stroke: 0.5, offset: 0.3, blendsLight: false).image(black, on: white)
        guard case .measured(let ink) = try read(image) else {
            Issue.record("not measured")
            return
        }
        #expect(ink.isLeast && ink.ratio < 21)
    }

    @Test("On a run of colors the weakest place counts")
    func gradient() throws {
        let fore = PixelColor(red: 255, green: 255, blue: 255)
        func ground(_ x: Int, _ y: Int) -> PixelColor { PixelColor(red: UInt8(20 + x), green: 60, blue: 90) }
        let image = DrawnShape(stroke: 3, offset: 0.2, blendsLight: false).image(fore, on: ground)
        guard case .measured(let ink) = try read(image) else {
            Issue.record("not measured")
            return
        }
        #expect(ink.isOnGradient)
        let weakest = fore.contrast(to: ground(145, 0), in: .sRGB)
        #expect(abs(ink.ratio - weakest) < 0.6, "\(ink.ratio), not \(weakest)")
    }

    @Test("A picture behind it, several colors, one color, holes and too few pixels cannot be told")
    func doubts() throws {
        var chance = Chance(9)
        let noise = DrawnShape(stroke: 3, offset: 0, blendsLight: false).image(
            PixelColor(red: 0, green: 0, blue: 0)
        ) { _, _ in chance.color() }
        #expect(try read(noise) == .unknown(.picture))
        let white = PixelColor(red: 255, green: 255, blue: 255)
        let plain = PixelImage(width: 40, height: 20, samples: [UInt8](repeating: 255, count: 3200))
        #expect(try read(plain) == .unknown(.plain))
        let shape = DrawnShape(stroke: 4, offset: 0, blendsLight: false)
        let red = shape.image(PixelColor(red: 220, green: 0, blue: 0), on: white)
        let blue = shape.image(PixelColor(red: 0, green: 0, blue: 220), on: white)
        let half = red.samples.count / 2
        let both = PixelImage(
            width: red.width, height: red.height, samples: Array(red.samples[..<half] + blue.samples[half...]))
        #expect(try read(both) == .unknown(.colorful))
        let holes = PixelImage(width: 40, height: 20, samples: [UInt8](repeating: 0, count: 3200))
        #expect(try read(holes) == .unknown(.transparent))
        let small = PixelImage(width: 3, height: 3, samples: [UInt8](repeating: 255, count: 36))
        #expect(try read(small) == .unknown(.small))
    }

    @Test("Of a control what lies outside of its outline is not part of its label")
    func outline() throws {
        let (page, fill) = (PixelColor(red: 255, green: 255, blue: 255), PixelColor(red: 0, green: 90, blue: 200))
        let label = PixelColor(red: 230, green: 230, blue: 120)
        let shape = DrawnShape(stroke: 3, offset: 0.4, blendsLight: false)
        let image = shape.image(label, width: 160, height: 44) { x, y in
            let corner = 14.0
            let dx = max(corner - Double(x), Double(x) - (159 - corner), 0)
            let dy = max(corner - Double(y), Double(y) - (43 - corner), 0)
            return dx * dx + dy * dy > corner * corner ? page : fill
        }
        guard case .measured(let ink) = try read(image, .label) else {
            Issue.record("not measured")
            return
        }
        #expect(isNear(ink, label.contrast(to: fill, in: .sRGB)))
    }
}
