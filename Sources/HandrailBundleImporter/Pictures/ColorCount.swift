import HandrailPixels

/// How many colors a picture has and how they lie beside each other: a drawing is made of few flat colors with hard
/// edges, a photograph of many that run into each other.
struct ColorCount {
    /// The share of pixels in the eight most frequent colors, each with all that hardly differ from it.
    private let frequent: Double
    /// The number of different colors, with those that hardly differ taken for one.
    private let colors: Int
    /// The share of neighbors that differ a little, and of those that differ much.
    private let (soft, hard): (Double, Double)
    /// Whether nothing of it is clear.
    private let isOpaque: Bool

    /// The colors of a picture.
    init(_ image: PixelImage) {
        let (samples, width, height) = (image.samples, image.width, image.height)
        var counts = [Int](repeating: 0, count: 1 << 12)
        var (soft, hard, pairs, clear) = (0, 0, 0, 0)
        for y in 0..<height {
            for x in 0..<width {
                let place = (y * width + x) * 4
                counts[Self.bin(samples, place)] += 1
                if samples[place + 3] < 255 { clear += 1 }
                guard x > 0 else { continue }
                let difference = Self.difference(samples, place, place - 4)
                pairs += 1
                if difference > 64 { hard += 1 } else if difference > 8, difference <= 40 { soft += 1 }
            }
        }
        let all = Double(max(1, width * height))
        frequent = Double(counts.sorted(by: >).prefix(8).reduce(0, +)) / all
        colors = counts.count { $0 > 0 }
        self.soft = Double(soft) / Double(max(1, pairs))
        self.hard = Double(hard) / Double(max(1, pairs))
        isOpaque = clear == 0
    }

    /// Whether it is a drawing of few flat colors with hard edges.
    var isDrawing: Bool { frequent >= 0.9 && hard >= 0.002 && soft <= 0.07 }

    /// Whether it has what photographs have, and no transparency that JPEG could not keep.
    var isPhotograph: Bool { isOpaque && colors >= 256 && frequent <= 0.6 && soft >= 0.1 }

    /// How many colors a picture has, told apart by every bit; `nil` where there are more than so many.
    static func exactColors(of image: PixelImage, atMost most: Int) -> Int? {
        var seen: Set<UInt32> = []
        var last: UInt32?
        let samples = image.samples
        for place in stride(from: 0, to: samples.count - 3, by: 4) {
            let color = (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(samples[place + $1]) }
            if color == last { continue }
            last = color
            if seen.insert(color).inserted, seen.count > most { return nil }
        }
        return seen.count
    }

    /// Sixteen steps for each component.
    private static func bin(_ samples: [UInt8], _ place: Int) -> Int {
        Int(samples[place] >> 4) << 8 | Int(samples[place + 1] >> 4) << 4 | Int(samples[place + 2] >> 4)
    }

    private static func difference(_ samples: [UInt8], _ a: Int, _ b: Int) -> Int {
        (0..<3).reduce(0) { max($0, abs(Int(samples[a + $1]) - Int(samples[b + $1]))) }
    }
}
