public import HandrailModel

/// The color of a pixel in the space of its picture, 0…255 for each component.
public struct PixelColor: Hashable, Sendable {
    /// Red.
    public let red: UInt8
    /// Green.
    public let green: UInt8
    /// Blue.
    public let blue: UInt8

    /// A color.
    public init(red: UInt8, green: UInt8, blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// The largest difference of a component.
    func distance(to other: PixelColor) -> Int {
        max(
            abs(Int(red) - Int(other.red)), abs(Int(green) - Int(other.green)), abs(Int(blue) - Int(other.blue)))
    }

    /// The same color as what rules compare.
    public func value(in space: PixelImage.Space) -> ColorValue {
        ColorValue(
            space: space == .displayP3 ? .displayP3 : .sRGB, red: Double(red) / 255, green: Double(green) / 255,
            blue: Double(blue) / 255)
    }

    /// The relative luminance, 0…1. Both spaces have the same transfer function.
    public func luminance(in space: PixelImage.Space) -> Double {
        let shares = space == .displayP3 ? LinearLight.sharesOfDisplayP3 : LinearLight.shares
        return shares.red * Self.light[Int(red)] + shares.green * Self.light[Int(green)]
            + shares.blue * Self.light[Int(blue)]
    }

    /// The contrast ratio to another color of the same space, from 1 to 21.
    public func contrast(to other: PixelColor, in space: PixelImage.Space) -> Double {
        let (first, second) = (luminance(in: space), other.luminance(in: space))
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    /// The light of each code.
    static let light = (0...255).map { TransferFunction.linear(Double($0) / 255) }
}
