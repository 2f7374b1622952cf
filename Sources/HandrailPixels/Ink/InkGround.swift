/// What is behind the strokes in a part of a picture: one color, or colors that run evenly across it.
struct InkGround {
    /// Of each component the value at the first pixel, and what a step to the right and a step down add.
    private let planes: [(base: Double, right: Double, down: Double)]
    /// Whether the color changes across the part.
    let isRun: Bool
    /// The share of the pixels that have this color, 0…1.
    let share: Double

    /// The ground of a part; `nil` where most of it is neither.
    init?(of part: InkPart) {
        let flat = Self.flat(part)
        guard flat.share < Self.surelyFlat, let run = Self.run(part), run.share > flat.share + Self.clearlyBetter else {
            guard flat.share >= Self.leastShare else { return nil }
            self = flat
            return
        }
        guard run.share >= Self.leastShare else { return nil }
        self = run
    }

    /// A part of which more than this has one color has no run of colors.
    private static let surelyFlat = 0.75
    /// A run has to explain so much more of a part than one color does.
    private static let clearlyBetter = 0.1
    /// Where less than this is explained, a picture is behind the strokes.
    private static let leastShare = 0.38

    private init(_ planes: [(base: Double, right: Double, down: Double)], isRun: Bool, share: Double) {
        self.planes = planes
        self.isRun = isRun
        self.share = share
    }

    /// Red, green and blue at a pixel of the part.
    func components(x: Int, y: Int) -> SIMD3<Double> {
        let (x, y) = (Double(x), Double(y))
        return SIMD3(
            planes[0].base + planes[0].right * x + planes[0].down * y,
            planes[1].base + planes[1].right * x + planes[1].down * y,
            planes[2].base + planes[2].right * x + planes[2].down * y)
    }

    /// The color that most pixels have, and those that are hardly to be told from it.
    private static func flat(_ part: InkPart) -> InkGround {
        var center = part.mostFrequent(among: part.pixels.indices)
        var share = 0.0
        for _ in 0..<3 {
            var (sum, count) = (SIMD3<Double>(0, 0, 0), 0)
            for pixel in part.pixels where (pixel - center).largest <= part.noise {
                sum += pixel
                count += 1
            }
            guard count > 0 else { break }
            center = sum / Double(count)
            share = Double(count) / Double(part.pixels.count)
        }
        return InkGround((0..<3).map { (center[$0], 0, 0) }, isRun: false, share: share)
    }

    /// The evenly running colors that fit best, once what they do not fit is left out.
    private static func run(_ part: InkPart) -> InkGround? {
        // Strokes hardly ever reach the edges of what they stand in: it begins there.
        var chosen = part.edge
        var found: InkGround?
        for tolerance in [3.0, 2, 1.4, 1.4] {
            guard let planes = fitted(part, chosen) else { return nil }
            let ground = InkGround(planes, isRun: true, share: 0)
            chosen = part.pixels.indices.filter { index in
                let there = ground.components(x: index % part.width, y: index / part.width)
                return (part.pixels[index] - there).largest <= part.noise * tolerance
            }
            found = InkGround(planes, isRun: true, share: Double(chosen.count) / Double(part.pixels.count))
        }
        return found
    }

    /// The planes through some pixels by least squares.
    private static func fitted(
        _ part: InkPart, _ chosen: [Int]
    ) -> [(base: Double, right: Double, down: Double)]? {
        guard chosen.count >= 8 else { return nil }
        let step = max(1, chosen.count / 6000)
        var (count, sumX, sumY, sumXX, sumYY, sumXY) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
        var (sum, withX, withY) = (SIMD3<Double>(0, 0, 0), SIMD3<Double>(0, 0, 0), SIMD3<Double>(0, 0, 0))
        for position in stride(from: 0, to: chosen.count, by: step) {
            let index = chosen[position]
            let (x, y) = (Double(index % part.width), Double(index / part.width))
            (count, sumX, sumY) = (count + 1, sumX + x, sumY + y)
            (sumXX, sumYY, sumXY) = (sumXX + x * x, sumYY + y * y, sumXY + x * y)
            let pixel = part.pixels[index]
            (sum, withX, withY) = (sum + pixel, withX + pixel * x, withY + pixel * y)
        }
        let (varX, varY) = (sumXX - sumX * sumX / count, sumYY - sumY * sumY / count)
        let both = sumXY - sumX * sumY / count
        let determinant = varX * varY - both * both
        guard determinant > 1e-6 else { return nil }
        return (0..<3).map { component in
            let x = withX[component] - sumX * sum[component] / count
            let y = withY[component] - sumY * sum[component] / count
            let (right, down) = ((x * varY - y * both) / determinant, (y * varX - x * both) / determinant)
            return ((sum[component] - right * sumX - down * sumY) / count, right, down)
        }
    }
}

extension SIMD3<Double> {
    /// The largest of the three, without signs.
    var largest: Double { Swift.max(abs(x), abs(y), abs(z)) }

    /// The length.
    var length: Double { (self * self).sum().squareRoot() }
}
