package import HandrailModel
import HandrailSemantics

/// A color in an appearance, as it is and as people who are color blind see it; colors are written `#RRGGBB`.
package struct PaletteLook: Sendable {
    /// The appearance that it is set for; `nil` where it is the same in all.
    package let appearance: Bilingual?
    /// As it is.
    package let color: String
    /// From 0 to 1.
    package let opacity: Double
    /// As people without red cones see it.
    package let protanopia: String
    /// As people without green cones see it.
    package let deuteranopia: String
    /// As people without blue cones see it.
    package let tritanopia: String
    /// As people without any cones see it.
    package let achromatopsia: String

    /// A color that is set for one appearance.
    init(_ value: ColorValue, isDark: Bool, hasIncreasedContrast: Bool) {
        self.init(
            value,
            Bilingual(
                en: (isDark ? "dark" : "light") + (hasIncreasedContrast ? ", increased contrast" : ""),
                ko: (isDark ? "다크" : "라이트") + (hasIncreasedContrast ? ", 대비 증가" : "")))
    }

    /// A color that is the same in every appearance.
    init(_ value: ColorValue, _ appearance: Bilingual? = nil) {
        self.appearance = appearance
        color = value.inSRGB.hexadecimal
        opacity = value.alpha
        protanopia = ColorVision.protanopia.seen(value).hexadecimal
        deuteranopia = ColorVision.deuteranopia.seen(value).hexadecimal
        tritanopia = ColorVision.tritanopia.seen(value).hexadecimal
        achromatopsia = ColorVision.achromatopsia.seen(value).hexadecimal
    }

    /// The color as it is, then without red, green, blue and any cones.
    package var seen: [String] { [color, protanopia, deuteranopia, tritanopia, achromatopsia] }
}
