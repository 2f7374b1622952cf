public import HandrailModel
import HandrailSource

extension ColorValue {
    /// The same color in sRGB, clipped to what that can show.
    public var inSRGB: ColorValue {
        switch space {
        case .sRGB: self
        case .extendedSRGB:
            ColorValue(red: Self.clipped(red), green: Self.clipped(green), blue: Self.clipped(blue), alpha: alpha)
        case .displayP3: convertedFromP3
        }
    }

    /// This color painted over an opaque one.
    public func over(_ behind: ColorValue) -> ColorValue {
        let front = inSRGB
        guard alpha < 1 else { return front }
        let back = behind.inSRGB
        let part = max(0, alpha)
        return ColorValue(
            red: front.red * part + back.red * (1 - part), green: front.green * part + back.green * (1 - part),
            blue: front.blue * part + back.blue * (1 - part))
    }

    /// The color with another opacity.
    public func withAlpha(_ alpha: Double) -> ColorValue {
        ColorValue(space: space, red: red, green: green, blue: blue, alpha: alpha)
    }

    /// `#RRGGBB` in sRGB, with the opacity in percent where it is not opaque.
    public var hexadecimal: String {
        let color = inSRGB
        let digits = [color.red, color.green, color.blue].map { component in
            let byte = Int(clamping: (Self.clipped(component) * 255).rounded())
            return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
        let opacity = alpha < 1 ? " at \(Int(clamping: (alpha * 100).rounded()))%" : ""
        return "#" + digits.joined() + opacity
    }

    /// Linear Display P3 to linear sRGB: both have the white point D65.
    private var convertedFromP3: ColorValue {
        let red = TransferFunction.linear(self.red)
        let green = TransferFunction.linear(self.green)
        let blue = TransferFunction.linear(self.blue)
        func component(_ r: Double, _ g: Double, _ b: Double) -> Double {
            Self.clipped(TransferFunction.encoded(Self.clipped(r * red + g * green + b * blue)))
        }
        return ColorValue(
            red: component(1.224_940_2, -0.224_940_2, 0), green: component(-0.042_056_9, 1.042_056_9, 0),
            blue: component(-0.019_637_6, -0.078_636_0, 1.098_273_6), alpha: alpha)
    }

    private static func clipped(_ component: Double) -> Double { min(1, max(0, component)) }
}
