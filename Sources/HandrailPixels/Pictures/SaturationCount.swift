public import HandrailModel

/// Counts pixels in strong colors, over a grid of a picture.
public struct SaturationCount {
    /// Saturation and value (of HSV) from which on a color is strong.
    private static let (leastSaturation, leastValue) = (0.65, 0.45)
    /// The share of the area from which on a hue counts.
    private static let leastShare = 0.02
    private static let hues = 12
    private static let rows = 160

    private init() {}

    /// The strong colors of a picture, without some regions; `nil` where hardly anything is left.
    public static func of(_ image: PixelImage, without regions: [PixelRegion]) -> ScreenSaturation? {
        let step = max(1, image.height / rows)
        var (all, strong) = (0, 0)
        var byHue = [Int](repeating: 0, count: hues)
        for y in stride(from: step / 2, to: image.height, by: step) {
            let crossing = regions.filter { $0.y <= y && y < $0.y + $0.height }
            for x in stride(from: step / 2, to: image.width, by: step) {
                if crossing.contains(where: { $0.x <= x && x < $0.x + $0.width }) { continue }
                all += 1
                guard let hue = hue(of: image.color(x: x, y: y)) else { continue }
                strong += 1
                byHue[hue] += 1
            }
        }
        // Where pictures cover the screen, what is left says little of it.
        guard all * 5 > (image.width / step) * (image.height / step) else { return nil }
        return ScreenSaturation(
            share: Double(strong) / Double(all), hues: byHue.count { Double($0) >= Double(all) * leastShare })
    }

    /// Which of twelve hues a color has; `nil` for a weak one.
    private static func hue(of color: PixelColor) -> Int? {
        let (red, green, blue) = (Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255)
        let (most, least) = (max(red, green, blue), min(red, green, blue))
        guard most >= leastValue, (most - least) / most >= leastSaturation else { return nil }
        let range = most - least
        let sixth =
            most == red ? (green - blue) / range + 6
            : most == green ? (blue - red) / range + 2 : (red - green) / range + 4
        // Red lies around the ends.
        return Int((sixth * 2).rounded()) % hues
    }
}
