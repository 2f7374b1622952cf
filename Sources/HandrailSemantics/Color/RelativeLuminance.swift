public import HandrailModel

/// The relative luminance of a color, 0 for black to 1 for white (WCAG 2.2, with the corrected sRGB threshold 0.04045).
public enum RelativeLuminance {
    /// The luminance of a color taken as opaque.
    public static func of(_ color: ColorValue) -> Double {
        let color = color.inSRGB
        let shares = LinearLight.shares
        return shares.red * TransferFunction.linear(color.red) + shares.green * TransferFunction.linear(color.green)
            + shares.blue * TransferFunction.linear(color.blue)
    }
}
