public import HandrailModel

/// The relative luminance of a color, 0 for black to 1 for white (WCAG 2.2, with the corrected sRGB threshold 0.04045).
public enum RelativeLuminance {
    /// The luminance of a color taken as opaque.
    public static func of(_ color: ColorValue) -> Double {
        let color = color.inSRGB
        return 0.2126 * TransferFunction.linear(color.red) + 0.7152 * TransferFunction.linear(color.green)
            + 0.0722 * TransferFunction.linear(color.blue)
    }
}
