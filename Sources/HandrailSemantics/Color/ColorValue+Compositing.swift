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

    /// The color of Display P3 in sRGB, or the nearest that sRGB has.
    private var convertedFromP3: ColorValue {
        let light = LinearLight.sRGB(
            ofDisplayP3: TransferFunction.linear(red), TransferFunction.linear(green), TransferFunction.linear(blue))
        func component(_ light: Double) -> Double {
            Self.clipped(TransferFunction.encoded(Self.clipped(light)))
        }
        return ColorValue(
            red: component(light.red), green: component(light.green), blue: component(light.blue), alpha: alpha)
    }

    private static func clipped(_ component: Double) -> Double { min(1, max(0, component)) }
}
