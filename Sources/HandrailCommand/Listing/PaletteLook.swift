import HandrailModel
import HandrailSemantics

/// A color in an appearance, as it is and as people who are color blind see it, each as `#RRGGBB`.
struct PaletteLook: Encodable {
    /// The appearance in English; `nil` where the color is the same in all.
    let appearance: String?
    /// As most people see it.
    let color: String
    /// From 0 to 1.
    let opacity: Double
    /// Without red cones.
    let protanopia: String
    /// Without green cones.
    let deuteranopia: String
    /// Without blue cones.
    let tritanopia: String
    /// Without any cones.
    let achromatopsia: String

    /// A color; its opacity is kept apart, for what lies behind it is not known.
    init(_ value: ColorValue, _ appearance: Appearance?) {
        self.appearance = appearance.map {
            ($0.isDark ? "dark" : "light") + ($0.hasIncreasedContrast ? ", increased contrast" : "")
        }
        color = value.inSRGB.hexadecimal
        opacity = value.alpha
        protanopia = ColorVision.protanopia.seen(value).hexadecimal
        deuteranopia = ColorVision.deuteranopia.seen(value).hexadecimal
        tritanopia = ColorVision.tritanopia.seen(value).hexadecimal
        achromatopsia = ColorVision.achromatopsia.seen(value).hexadecimal
    }

    /// The color as it is, then as each kind of color vision sees it, in the order of `PaletteDrawing.headings`.
    var seen: [String] { [color, protanopia, deuteranopia, tritanopia, achromatopsia] }
}
