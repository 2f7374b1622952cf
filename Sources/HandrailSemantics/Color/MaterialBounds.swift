import HandrailModel

/// What a system material may make of an opaque color behind it.
///
/// How much shines through differs by material, by version of the system and by what is around, and is published
/// nowhere. But a material of the light appearance brightens and one of the dark appearance darkens, whichever it is;
/// near its own end of the scale it may do a little of the opposite, which the margins allow for.
enum MaterialBounds {
    /// The darkest and the lightest color that may come out.
    static func colors(over behind: ColorValue, in appearance: Appearance) -> [ColorValue] {
        let (black, white) = (ColorValue(red: 0, green: 0, blue: 0), ColorValue(red: 1, green: 1, blue: 1))
        return appearance.isDark
            ? [black, white.withAlpha(darkMargin).over(behind)] : [black.withAlpha(lightMargin).over(behind), white]
    }

    /// How far a light material may darken what is white already: the thickest leave more than nine tenths.
    private static let lightMargin = 0.15
    /// How far a dark material may brighten what is black already: the thickest come to about a sixth.
    private static let darkMargin = 0.25
}
