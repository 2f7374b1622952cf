import HandrailModel
import HandrailPixels

/// The color of small pictures that are one shape in one color on a clear ground, as icons are: their pixels are read.
enum InkColor {
    /// Pixels and bytes of pictures that are read; icons have fewer.
    private static let mostPixels = 256.0 * 256
    private static let mostBytes = 64 << 10

    /// The color of the shape that a set shows in every appearance; `nil` where it has another picture for Dark Mode,
    /// several colors, no clear ground, or is no small PNG.
    ///
    /// - Parameter head: the first bytes of a file that a slot names, as many as asked for.
    static func color(of entries: [PictureEntry], head: (String, Int) -> [UInt8]?) -> ColorValue? {
        guard PictureReader.isAvailable, !entries.contains(where: { $0.use.appearances.contains("luminosity dark") })
        else { return nil }
        let plain = entries.filter { $0.use.appearances.isEmpty && $0.presence != .unnamed }
        let sides = plain.compactMap { entry -> (entry: PictureEntry, pixels: Double)? in
            guard let picture = entry.picture, picture.format == .png, !picture.isCrushed, picture.colors != .rgb,
                picture.colors != .gray, let pixels = picture.pixels
            else { return nil }
            return (entry, pixels.width * pixels.height)
        }
        // A set with anything else in it may show that instead.
        guard sides.count == plain.count, let smallest = sides.min(by: { $0.pixels < $1.pixels }),
            smallest.pixels <= mostPixels, let name = smallest.entry.fileName, let bytes = head(name, mostBytes + 1),
            bytes.count <= mostBytes, let image = try? PictureReader.read(bytes)
        else { return nil }
        return color(of: image)
    }

    /// The share of a picture that is clear around a shape, at least.
    private static let clearShare = 0.1
    /// How far the components of one color lie apart, which resampling changes a little.
    private static let spread = 40

    private static func color(of image: PixelImage) -> ColorValue? {
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
