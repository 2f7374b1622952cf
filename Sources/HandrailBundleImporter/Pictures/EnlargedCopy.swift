import Foundation
import HandrailPixels

/// Tells whether a picture is nothing but a smaller one that a program enlarged.
///
/// The smaller picture is enlarged in the ways that programs do it, and held against the larger one where the smaller
/// one has edges. What was drawn for its own size has edges as sharp as the smaller one and differs there; on the
/// pictures of public apps by at least 3 %, while enlargements differ by 2 % at most.
enum EnlargedCopy {
    /// The difference, as a share of the contrast of all edges, up to which one picture is a copy of the other.
    private static let mostDifference: Float = 0.02
    /// Contrast of neighbors that are looked at as an edge, and that a sharp edge has.
    private static let (edge, sharpEdge): (Float, Float) = (24, 64)
    /// Pixels along sharp edges without which nothing can be said.
    private static let leastEdges = 64
    /// How far the sharpest step of a copy stays behind that of the original at least.
    private static let softening: Float = 0.95

    /// Whether one picture is an enlargement of another.
    static func isOne(_ large: PixelImage, of small: PixelImage) -> Bool {
        guard small.width >= 4, small.height >= 4, large.width > small.width, large.height > small.height else {
            return false
        }
        if isRepetition(large, of: small) { return true }
        let (original, copy) = (Plane(small), Plane(large))
        let edges = original.steps
        // Enlarging softens; what is as sharp as the original was drawn.
        guard copy.sharpestStep < (edges.max() ?? 0) * softening else { return false }
        let rows = (0..<copy.height).map { ($0 * 2 + 1) * original.height / (copy.height * 2) }
        let columns = (0..<copy.width).map { ($0 * 2 + 1) * original.width / (copy.width * 2) }
        let contrasts = rows.flatMap { row in columns.map { edges[row * original.width + $0] } }
        guard contrasts.count(where: { $0 >= sharpEdge }) >= leastEdges else { return false }
        let total = contrasts.lazy.filter { $0 >= edge }.reduce(0, +)
        return Kernel.allCases.contains { kernel in
            let enlarged = original.enlarged(to: copy, by: kernel)
            var difference: Float = 0
            for place in contrasts.indices where contrasts[place] >= edge {
                difference += enlarged.difference(from: copy, at: place)
                if difference > total * mostDifference { return false }
            }
            return true
        }
    }

    /// Steps of opacity, and pixels of soft edges, from which on no drawing happens to repeat another one.
    private static let (leastSteps, leastSoft) = (8, 24)

    /// Whether every pixel is repeated in a square. Straight edges look so in every drawing, and so do the hard ones of
    /// pixel art: only soft edges that are repeated as well tell a copy.
    private static func isRepetition(_ large: PixelImage, of small: PixelImage) -> Bool {
        let factor = large.width / small.width
        guard factor > 1, large.width == small.width * factor, large.height == small.height * factor else {
            return false
        }
        var steps: Set<UInt8> = []
        var soft = 0
        for place in stride(from: 3, to: small.samples.count, by: 4) where 1..<255 ~= small.samples[place] {
            soft += 1
            steps.insert(small.samples[place])
        }
        guard steps.count >= leastSteps, soft >= leastSoft else { return false }
        for y in 0..<large.height {
            for x in 0..<large.width {
                let (to, from) = ((y * large.width + x) * 4, (y / factor * small.width + x / factor) * 4)
                for component in 0..<4 where large.samples[to + component] != small.samples[from + component] {
                    return false
                }
            }
        }
        return true
    }

    /// How programs make pixels of what lies between pixels.
    private enum Kernel: CaseIterable {
        case linear, cubic, lanczos

        /// What a pixel at a distance counts.
        func weight(_ distance: Float) -> Float {
            let distance = abs(distance)
            switch self {
            case .linear: return max(0, 1 - distance)
            case .cubic:
                // Source: R. G. Keys, "Cubic convolution interpolation for digital image processing", 1981, a = -1/2.
                if distance < 1 { return (1.5 * distance - 2.5) * distance * distance + 1 }
                return distance < 2 ? ((-0.5 * distance + 2.5) * distance - 4) * distance + 2 : 0
            case .lanczos:
                if distance < 0.0001 { return 1 }
                let angle = Float.pi * distance
                return distance < 3 ? 3 * sin(angle) * sin(angle / 3) / (angle * angle) : 0
            }
        }
    }

    /// The pixels of a picture, four numbers each, colors multiplied by their opacity.
    private struct Plane {
        let width: Int
        let height: Int
        var values: [Float]

        init(_ image: PixelImage) {
            (width, height) = (image.width, image.height)
            values = image.samples.indices.map { index in
                let sample = Float(image.samples[index])
                return index % 4 == 3 ? sample : sample * Float(image.samples[index | 3]) / 255
            }
        }

        private init(width: Int, height: Int, values: [Float]) {
            (self.width, self.height, self.values) = (width, height, values)
        }

        /// The largest difference of each pixel from one of its four neighbors.
        var steps: [Float] {
            var steps = [Float](repeating: 0, count: width * height)
            for y in 0..<height {
                for x in 0..<width {
                    let place = y * width + x
                    let neighbors = (x + 1 < width ? [place + 1] : []) + (y + 1 < height ? [place + width] : [])
                    for other in neighbors {
                        let step = step(place, other)
                        steps[place] = max(steps[place], step)
                        steps[other] = max(steps[other], step)
                    }
                }
            }
            return steps
        }

        var sharpestStep: Float { steps.max() ?? 0 }

        private func step(_ a: Int, _ b: Int) -> Float {
            (0..<4).reduce(0) { max($0, abs(values[a * 4 + $1] - values[b * 4 + $1])) }
        }

        func difference(from other: Plane, at place: Int) -> Float {
            (0..<4).reduce(0) { largest, component in
                let value = min(255, max(0, values[place * 4 + component]))
                return max(largest, abs(value - other.values[place * 4 + component]))
            }
        }

        /// The picture with the sides of another one.
        func enlarged(to other: Plane, by kernel: Kernel) -> Plane {
            let columns = Self.taps(from: width, to: other.width, kernel)
            var wide = [Float](repeating: 0, count: other.width * height * 4)
            for y in 0..<height {
                for x in 0..<other.width {
                    for (source, weight) in columns[x] {
                        for component in 0..<4 {
                            wide[(y * other.width + x) * 4 + component] +=
                                values[(y * width + source) * 4 + component] * weight
                        }
                    }
                }
            }
            let rows = Self.taps(from: height, to: other.height, kernel)
            let length = other.width * 4
            var all = [Float](repeating: 0, count: length * other.height)
            for y in 0..<other.height {
                for (source, weight) in rows[y] {
                    for place in 0..<length { all[y * length + place] += wide[source * length + place] * weight }
                }
            }
            return Plane(width: other.width, height: other.height, values: all)
        }

        /// The pixels of a row that each pixel of a longer row is made of, with what each counts.
        private static func taps(from short: Int, to long: Int, _ kernel: Kernel) -> [[(source: Int, weight: Float)]] {
            (0..<long).map { position in
                let center = (Float(position) + 0.5) * Float(short) / Float(long) - 0.5
                let first = Int(center.rounded(.down))
                let taps = (-2...3).map { (first + $0, kernel.weight(center - Float(first + $0))) }
                let sum = taps.reduce(0) { $0 + $1.1 }
                return taps.filter { $0.1 != 0 }.map { (min(max($0.0, 0), short - 1), $0.1 / sum) }
            }
        }
    }
}
