/// The pixels of a part of a picture, with what is asked of them.
struct InkPart {
    /// Columns.
    let width: Int
    /// Rows that were taken.
    let height: Int
    /// One of so many rows was taken.
    let rowStep: Int
    /// Red, green and blue, 0…255, row by row.
    let pixels: [SIMD3<Double>]
    /// How far apart components of one color may be.
    let noise: Double
    /// The share that is transparent, 0…1.
    let transparency: Double

    /// Of parts with more pixels some rows are left out.
    private static let mostPixels = 400_000

    /// A part of a picture.
    init(_ region: PixelRegion, of image: PixelImage) {
        let skip = max(1, region.width * region.height / Self.mostPixels)
        let rows = stride(from: region.y, to: region.y + region.height, by: skip)
        var pixels: [SIMD3<Double>] = []
        pixels.reserveCapacity(region.width * region.height / skip)
        var holes = 0
        for y in rows {
            for x in region.x..<region.x + region.width {
                let color = image.color(x: x, y: y)
                if image.opacity(x: x, y: y) < 255 { holes += 1 }
                pixels.append(SIMD3(Double(color.red), Double(color.green), Double(color.blue)))
            }
        }
        rowStep = skip
        width = region.width
        height = pixels.count / max(region.width, 1)
        transparency = Double(holes) / Double(max(pixels.count, 1))
        noise = image.isLossy ? 14 : 6
        self.pixels = pixels
    }

    /// The positions along the four edges.
    var edge: [Int] {
        let rows = [0, height - 1].flatMap { row in (0..<width).map { row * width + $0 } }
        let columns = (0..<height).flatMap { [$0 * width, $0 * width + width - 1] }
        return Array(Set(rows + columns)).sorted()
    }

    /// The positions at the four corners.
    var corners: [Int] { [0, width - 1, (height - 1) * width, height * width - 1] }

    /// The color that most of some pixels have, give or take some steps.
    func mostFrequent(among positions: some Sequence<Int>) -> SIMD3<Double> {
        var counts = [Int32](repeating: 0, count: 1 << 15)
        var best = (cell: 0, count: Int32(0))
        func cell(_ pixel: SIMD3<Double>) -> Int {
            (Int(pixel.x) & 0xF8) << 7 | (Int(pixel.y) & 0xF8) << 2 | Int(pixel.z) >> 3
        }
        for position in positions {
            let cell = cell(pixels[position])
            counts[cell] += 1
            if counts[cell] > best.count { best = (cell, counts[cell]) }
        }
        var (sum, count) = (SIMD3<Double>(0, 0, 0), 0.0)
        for position in positions where cell(pixels[position]) == best.cell {
            sum += pixels[position]
            count += 1
        }
        return count > 0 ? sum / count : sum
    }
}
