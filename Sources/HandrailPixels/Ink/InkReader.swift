import HandrailModel

/// Finds the color of words or of a sign in a part of a picture, and that of what is behind them.
///
/// Most of the part is ground: one color, or colors that run evenly. What differs from it is ink. Its edges are blends
/// of ink and ground, so that the ink's color is at the far end of a line that begins at the ground; where many pixels
/// lie at that end, the strokes are at least a pixel wide and the color is known.
public struct InkReader {
    /// What stands in a part.
    public enum Content: Hashable, Sendable {
        /// Words that fill it.
        case words
        /// The label of a control, with room around it. What touches the edges is the control's own outline.
        case label
    }

    private let part: InkPart
    private let space: PixelImage.Space
    private let content: Content

    /// The colors in a part of a picture.
    public static func read(_ region: PixelRegion, of image: PixelImage, showing content: Content) -> InkAnswer {
        InkReader(part: InkPart(region, of: image), space: image.space, content: content).answer
    }

    private var answer: InkAnswer {
        guard part.width >= 4, part.height >= 4 else { return .unknown(.small) }
        guard part.transparency < 0.05 else { return .unknown(.transparent) }
        guard let ground = InkGround(of: part) else { return .unknown(.picture) }
        let strokes = Strokes(part, ground, content)
        let all = Double(part.pixels.count)
        guard strokes.positions.count >= 8, Double(strokes.positions.count) > all * 0.002 else {
            return .unknown(.plain)
        }
        // Where hardly more than half is ground, what stands on it is a picture.
        guard Double(strokes.positions.count) < all * 0.6 else { return .unknown(.picture) }
        return measured(strokes, ground)
    }

    private func measured(_ strokes: Strokes, _ ground: InkGround) -> InkAnswer {
        let far = strokes.farEnd(part)
        let front = rounded(far)
        var (core, near, other) = (0, 0, 0)
        var ratios: [(ratio: Double, ground: PixelColor)] = []
        for position in strokes.positions {
            let behind = ground.components(x: position % part.width, y: position / part.width)
            let (line, own) = (far - behind, part.pixels[position] - behind)
            let along = (own * line).sum() / max((line * line).sum(), 1)
            if (own - line * along).length > line.length * Self.offLine + part.noise * 2 || along < -0.15 {
                other += 1
            } else if along > Self.coreBegins {
                core += 1
                let color = rounded(behind)
                ratios.append((front.contrast(to: color, in: space), color))
            } else if along > Self.nearBegins {
                near += 1
            }
        }
        guard Double(other) <= Double(strokes.positions.count) * Self.mostOthers else { return .unknown(.colorful) }
        // Of the places along a run of colors the weakest counts, but for a few that may be misread.
        let ordered = ratios.sorted { $0.ratio < $1.ratio }
        guard !ordered.isEmpty else { return .unknown(.colorful) }
        let weakest = ordered[ground.isRun ? ordered.count / 20 : ordered.count / 2]
        let isSharp = Double(core) >= Double(near) * Self.coreToNear
            && Double(core) >= Double(strokes.positions.count) * Self.leastCore
        return .measured(
            Ink(
                foreground: front.value(in: space), background: weakest.ground.value(in: space),
                ratio: weakest.ratio, isLeast: !isSharp, isOnGradient: ground.isRun,
                lines: InkLine.lines(of: strokes.positions, in: part)))
    }

    private func rounded(_ color: SIMD3<Double>) -> PixelColor {
        func code(_ component: Double) -> UInt8 { UInt8(clamping: Int(min(max(component, 0), 255).rounded())) }
        return PixelColor(red: code(color.x), green: code(color.y), blue: code(color.z))
    }

    /// How far from the line between ground and ink a blend may lie, in lengths of the line.
    private static let offLine = 0.16
    /// From this share of the line on a pixel has the color of the ink.
    private static let coreBegins = 0.95
    /// From this share on it nearly has.
    private static let nearBegins = 0.78
    /// The share of pixels that may lie elsewhere.
    private static let mostOthers = 0.2
    /// Strokes of a pixel and more have so many pixels of their color for each that nearly has it.
    private static let coreToNear = 0.6
    /// And so many among all pixels of the strokes.
    private static let leastCore = 0.08
}

/// The pixels of a part that are not ground.
private struct Strokes {
    /// Their positions.
    let positions: [Int]
    private let distances: [Double]

    init(_ part: InkPart, _ ground: InkGround, _ content: InkReader.Content) {
        var distances = [Double](repeating: 0, count: part.pixels.count)
        for index in part.pixels.indices {
            let own = part.pixels[index] - ground.components(x: index % part.width, y: index / part.width)
            if own.largest > part.noise * 2 { distances[index] = own.length }
        }
        // What lies outside of rounded corners is no ink, nor is the outline of a control.
        var pending = (content == .words ? part.corners : part.edge).filter { distances[$0] > 0 }
        while let index = pending.popLast() {
            guard distances[index] > 0 else { continue }
            distances[index] = 0
            let x = index % part.width
            if x > 0 { pending.append(index - 1) }
            if x + 1 < part.width { pending.append(index + 1) }
            if index >= part.width { pending.append(index - part.width) }
            if index + part.width < part.pixels.count { pending.append(index + part.width) }
        }
        positions = distances.indices.filter { distances[$0] > 0 }
        self.distances = distances
    }

    /// The color that most of the pixels have that are farthest from the ground.
    func farEnd(_ part: InkPart) -> SIMD3<Double> {
        let sorted = positions.map { distances[$0] }.sorted(by: >)
        let end = sorted[min(sorted.count - 1, max(3, sorted.count / 50))]
        let farthest = positions.filter { distances[$0] >= end * 0.92 }
        var center = part.mostFrequent(among: farthest)
        for reach in [12.0, 8] {
            var (sum, count) = (SIMD3<Double>(0, 0, 0), 0.0)
            for position in farthest where (part.pixels[position] - center).largest <= max(reach, part.noise) {
                sum += part.pixels[position]
                count += 1
            }
            if count > 0 { center = sum / count }
        }
        return center
    }
}
