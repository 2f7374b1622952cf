import Foundation
import HandrailMarkup
import HandrailModel

/// Reads the `color` object of a color set.
///
/// Fractions from 0 to 1, as numbers or strings, whole numbers up to 255, and `0x` with two hexadecimal digits:
/// the input methods that Xcode's inspector offers. Apple's "Asset Catalog Format Reference" (Archive, Named Color
/// Type) describes only the fractions; the others and the color spaces are as catalogs written by Xcode have them.
enum ColorComponents {
    /// The color; nothing for a system color, an unknown color space or a component that cannot be read.
    ///
    /// Linear light and gray of gamma 2.2 are converted to how sRGB encodes the same light.
    static func color(_ node: JSONNode) -> ColorValue? {
        guard let components = node["components"], node["reference"] == nil else { return nil }
        let space = node["color-space"]?.stringValue ?? "srgb"
        switch space {
        case "srgb": return rgb(.sRGB, components) { clamp($0) }
        case "display-p3": return rgb(.displayP3, components) { clamp($0) }
        case "extended-srgb": return rgb(.extendedSRGB, components) { $0 }
        case "extended-linear-srgb": return rgb(.extendedSRGB, components, encode)
        case "gray-gamma-22": return gray(.sRGB, components) { encode(light(clamp($0))) }
        case "extended-gray": return gray(.extendedSRGB, components) { encode(light($0)) }
        default: return nil
        }
    }

    private static func rgb(
        _ space: ColorValue.Space, _ components: JSONNode, _ convert: (Double) -> Double
    ) -> ColorValue? {
        guard let values = values(["red", "green", "blue"], components) else { return nil }
        guard let alpha = alpha(components) else { return nil }
        return ColorValue(
            space: space, red: convert(values[0]), green: convert(values[1]), blue: convert(values[2]), alpha: alpha)
    }

    private static func gray(
        _ space: ColorValue.Space, _ components: JSONNode, _ convert: (Double) -> Double
    ) -> ColorValue? {
        guard let white = values(["white"], components)?.first.map(convert), let alpha = alpha(components) else {
            return nil
        }
        return ColorValue(space: space, red: white, green: white, blue: white, alpha: alpha)
    }

    /// All components, or nothing where one cannot be read.
    private static func values(_ names: [String], _ components: JSONNode) -> [Double]? {
        let notations = names.compactMap { components[$0].flatMap(Notation.init) }
        guard notations.count == names.count else { return nil }
        // Xcode writes fractions with a point, other tools write plain 1 for all of it: only beside a component
        // above 1, or a hexadecimal one, is a 1 one of 255.
        let isEightBit = notations.contains { $0.isEightBit }
        return notations.map { $0.value(isEightBit: isEightBit) }
    }

    private static func alpha(_ components: JSONNode) -> Double? {
        guard let node = components["alpha"] else { return 1 }
        return Notation(node).map { clamp($0.value(isEightBit: false)) }
    }

    private enum Notation {
        case fraction(Double)
        case whole(Double)
        case hexadecimal(Double)

        init?(_ node: JSONNode) {
            if let number = node.doubleValue {
                self = number == number.rounded() ? .whole(number) : .fraction(number)
                return
            }
            guard let text = node.stringValue?.filter({ !$0.isWhitespace }) else { return nil }
            if text.hasPrefix("0x") || text.hasPrefix("0X") {
                guard let value = UInt8(text.dropFirst(2), radix: 16) else { return nil }
                self = .hexadecimal(Double(value))
            } else if let value = UInt8(text) {
                self = .whole(Double(value))
            } else if let value = Double(text), value.isFinite {
                self = .fraction(value)
            } else {
                return nil
            }
        }

        var isEightBit: Bool {
            switch self {
            case .fraction: false
            case .whole(let value): value > 1
            case .hexadecimal: true
            }
        }

        func value(isEightBit: Bool) -> Double {
            switch self {
            case .fraction(let value): value
            case .whole(let value): isEightBit || self.isEightBit ? value / 255 : value
            case .hexadecimal(let value): value / 255
            }
        }
    }

    private static func clamp(_ value: Double) -> Double { min(max(value, 0), 1) }

    /// The linear light of a gray of gamma 2.2.
    private static func light(_ gray: Double) -> Double {
        gray < 0 ? -pow(-gray, 2.2) : pow(gray, 2.2)
    }

    /// Linear light as sRGB encodes it (IEC 61966-2-1), mirrored below zero as the extended space has it.
    private static func encode(_ linear: Double) -> Double {
        let magnitude = abs(linear)
        let encoded = magnitude <= 0.003_130_8 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
        return linear < 0 ? -encoded : encoded
    }
}
