import HandrailPixels

/// Shapes like those of letters, drawn with soft edges in known colors.
struct DrawnShape {
    /// Width of the strokes in pixels.
    let stroke: Double
    /// Where the first one begins, in parts of a pixel.
    let offset: Double
    /// Whether edges blend light, and not codes.
    let blendsLight: Bool

    /// A row of shapes: bars, slants and rings.
    func image(_ fore: PixelColor, on back: PixelColor, width: Int = 150, height: Int = 40) -> PixelImage {
        image(fore, width: width, height: height) { _, _ in back }
    }

    /// A row of shapes on a ground that may differ from pixel to pixel.
    func image(
        _ fore: PixelColor, width: Int = 150, height: Int = 40, on ground: (Int, Int) -> PixelColor
    ) -> PixelImage {
        var samples: [UInt8] = []
        samples.reserveCapacity(width * height * 4)
        for y in 0..<height {
            for x in 0..<width {
                let (share, back) = (coverage(x, y, height), ground(x, y))
                samples.append(blend(fore.red, back.red, share))
                samples.append(blend(fore.green, back.green, share))
                samples.append(blend(fore.blue, back.blue, share))
                samples.append(255)
            }
        }
        return PixelImage(width: width, height: height, samples: samples)
    }

    private func blend(_ fore: UInt8, _ back: UInt8, _ share: Double) -> UInt8 {
        let (fore, back) = (Double(fore), Double(back))
        // A power of two is near enough to the transfer function.
        let mixed = blendsLight
            ? (fore * fore * share + back * back * (1 - share)).squareRoot() : fore * share + back * (1 - share)
        return UInt8(clamping: Int(mixed.rounded()))
    }

    /// The share of a pixel that is covered, from sixteen points in it.
    private func coverage(_ x: Int, _ y: Int, _ height: Int) -> Double {
        var hits = 0
        for row in 0..<4 {
            for column in 0..<4 {
                let point = (Double(x) + (Double(column) + 0.5) / 4 - offset, Double(y) + (Double(row) + 0.5) / 4)
                if isInk(point.0, point.1 - offset, Double(height)) { hits += 1 }
            }
        }
        return Double(hits) / 16
    }

    private func isInk(_ x: Double, _ y: Double, _ height: Double) -> Bool {
        guard y > height * 0.2, y < height * 0.8, x > 6 else { return false }
        let (cell, within) = ((x - 6).rounded(.down) / 24, (x - 6).truncatingRemainder(dividingBy: 24))
        let middle = height / 2
        switch Int(cell) % 3 {
        case 0: return within < stroke || abs(y - middle) < stroke / 2 && within < 14
        case 1: return abs(within - 4 - (y - height * 0.2) * 0.5) < stroke * 0.56
        default:
            let (dx, dy) = (within - 9, y - middle)
            return abs((dx * dx + dy * dy).squareRoot() - 8) < stroke / 2
        }
    }
}

/// Numbers from a seed.
struct Chance: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state >> 11 ^ state << 21
    }

    /// Any color.
    mutating func color() -> PixelColor {
        PixelColor(
            red: .random(in: 0...255, using: &self), green: .random(in: 0...255, using: &self),
            blue: .random(in: 0...255, using: &self))
    }
}
