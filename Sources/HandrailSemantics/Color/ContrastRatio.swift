public import HandrailModel

/// The contrast ratio of two colors, from 1 to 21 (WCAG 2.2).
public enum ContrastRatio {
    /// The ratio of a color to the opaque color behind it; a translucent one lets that shine through.
    public static func of(_ foreground: ColorValue, on background: ColorValue) -> Double {
        of(RelativeLuminance.of(foreground.over(background)), RelativeLuminance.of(background))
    }

    /// The ratio of two relative luminances.
    static func of(_ first: Double, _ second: Double) -> Double {
        (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }
}
