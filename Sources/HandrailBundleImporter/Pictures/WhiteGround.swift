import HandrailModel
import HandrailPixels

/// The ground of pictures without a clear part whose edges are white, as of a logo on a white box.
enum WhiteGround {
    /// The least component of what passes for white.
    private static let white: UInt8 = 245
    /// The share of the edges that is white at least.
    private static let share = 0.99
    /// The shortest side that makes a box.
    private static let shortestSide = 16

    /// The mean of the edges; `nil` where they are not white, or a part of the picture is clear.
    static func color(of image: PixelImage) -> ColorValue? {
        let (width, height, samples) = (image.width, image.height, image.samples)
        guard min(width, height) >= shortestSide else { return nil }
        for place in stride(from: 3, to: samples.count, by: 4) where samples[place] < 255 { return nil }
        let rows = (0..<width).flatMap { [$0, (height - 1) * width + $0] }
        let columns = (0..<height).flatMap { [$0 * width, $0 * width + width - 1] }
        let edge = rows + columns
        var sums = [0, 0, 0]
        var count = 0
        for pixel in edge {
            let components = (0..<3).map { samples[pixel * 4 + $0] }
            guard components.allSatisfy({ $0 >= white }) else { continue }
            count += 1
            for index in 0..<3 { sums[index] += Int(components[index]) }
        }
        guard Double(count) >= Double(edge.count) * share else { return nil }
        let mean = sums.map { Double($0) / Double(count) / 255 }
        return ColorValue(
            space: image.space == .displayP3 ? .displayP3 : .sRGB, red: mean[0], green: mean[1], blue: mean[2])
    }
}
