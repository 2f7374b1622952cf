/// A picture in memory: four bytes a pixel, red, green, blue and opacity, row by row from the top.
public struct PixelImage: Hashable, Sendable {
    /// The space that its colors are in.
    public enum Space: String, Hashable, Sendable {
        case sRGB, displayP3
    }

    /// Pixels in a row.
    public let width: Int
    /// Rows.
    public let height: Int
    /// Its bytes; components are not multiplied by the opacity.
    public let samples: [UInt8]
    /// The space that its colors are in.
    public let space: Space
    /// Whether its compression changes colors a little, as that of JPEG does.
    public let isLossy: Bool

    /// A picture.
    ///
    /// - Precondition: `samples` has four bytes for each pixel; what is missing is taken to be transparent.
    public init(width: Int, height: Int, samples: [UInt8], space: Space = .sRGB, isLossy: Bool = false) {
        let count = width * height * 4
        self.width = width
        self.height = height
        self.samples = samples.count == count
            ? samples : Array(samples.prefix(count)) + [UInt8](repeating: 0, count: max(0, count - samples.count))
        self.space = space
        self.isLossy = isLossy
    }

    /// The color of a pixel inside the picture.
    public func color(x: Int, y: Int) -> PixelColor {
        let start = (y * width + x) * 4
        return PixelColor(red: samples[start], green: samples[start + 1], blue: samples[start + 2])
    }

    /// The opacity of a pixel inside the picture, 0…255.
    public func opacity(x: Int, y: Int) -> UInt8 { samples[(y * width + x) * 4 + 3] }
}
