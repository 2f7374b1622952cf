import HandrailModel
import HandrailPixels

/// The color of small pictures that are one shape in one color on a clear ground, as icons are.
enum InkColor {
    /// The share of a picture that is clear around a shape, at least.
    private static let clearShare = 0.1
    /// How far the components of one color lie apart, which resampling changes a little.
    private static let spread = 40

    /// The color of the shape; `nil` where there are several colors or no clear ground.
    static func color(of image: PixelImage) -> ColorValue? {
        var least = [255, 255, 255]
        var most = [0, 0, 0]
        var sums = [0, 0, 0]
        var (solid, clear) = (0, 0)
        for start in stride(from: 0, to: image.samples.count - 3, by: 4) {
            let opacity = image.samples[start + 3]
            if opacity < 16 { clear += 1 }
            // What is half clear, as edges are, has the color of the shape or a darker one.
            guard opacity >= 200 else { continue }
            solid += 1
            for component in 0..<3 {
                let value = Int(image.samples[start + component])
                least[component] = min(least[component], value)
                most[component] = max(most[component], value)
                sums[component] += value
            }
        }
        let isShape = Double(clear) >= Double(image.width * image.height) * clearShare && solid >= 8
        guard isShape, zip(least, most).allSatisfy({ $1 - $0 <= spread }) else { return nil }
        let mean = sums.map { Double($0) / Double(solid) / 255 }
        return ColorValue(
            space: image.space == .displayP3 ? .displayP3 : .sRGB, red: mean[0], green: mean[1], blue: mean[2])
    }
}
