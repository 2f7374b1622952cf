/// A color with its components from 0 to 1.
public struct ColorValue: Hashable, Sendable {
    /// The color space the components are in.
    public enum Space: Hashable, Sendable {
        case sRGB, extendedSRGB, displayP3
    }

    /// The color space.
    public let space: Space
    /// Red, 0…1 (beyond that only in the extended space).
    public let red: Double
    /// Green, 0…1.
    public let green: Double
    /// Blue, 0…1.
    public let blue: Double
    /// Opacity, 0…1.
    public let alpha: Double

    /// A color.
    public init(space: Space = .sRGB, red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.space = space
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }
}
