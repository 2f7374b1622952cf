/// How the light of red, green and blue comes together, without any transfer function.
///
/// Both spaces have the white point D65. Sources: WCAG 2.2, "relative luminance"; IEC 61966-2-1; SMPTE EG 432-1.
public enum LinearLight {
    /// What red, green and blue of sRGB give to the relative luminance.
    @inlinable public static var shares: (red: Double, green: Double, blue: Double) { (0.2126, 0.7152, 0.0722) }

    /// What red, green and blue of Display P3 give to the relative luminance.
    @inlinable public static var sharesOfDisplayP3: (red: Double, green: Double, blue: Double) {
        (0.228_975, 0.691_739, 0.079_287)
    }

    /// Light of Display P3 as light of sRGB, which is below 0 or above 1 where sRGB has no such color.
    @inlinable public static func sRGB(
        ofDisplayP3 red: Double, _ green: Double, _ blue: Double
    ) -> (red: Double, green: Double, blue: Double) {
        (
            1.224_940_2 * red - 0.224_940_2 * green, -0.042_056_9 * red + 1.042_056_9 * green,
            -0.019_637_6 * red - 0.078_636_0 * green + 1.098_273_6 * blue
        )
    }
}
