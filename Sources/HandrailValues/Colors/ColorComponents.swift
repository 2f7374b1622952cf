import HandrailModel

/// Makes a color of the components of an initializer.
enum ColorComponents {
    /// The labels that carry a number.
    package static let labels: Set<String> = [
        "red", "green", "blue", "opacity", "alpha", "white", "hue", "saturation", "brightness", "displayP3Red",
        "srgbRed", "deviceRed", "calibratedRed", "genericGrayGamma2_2White", "deviceWhite", "calibratedWhite",
    ]

    /// The labels that components begin with.
    package static let leading = labels.subtracting(["opacity", "alpha"])

    /// The color; `nil` where components are missing.
    ///
    /// - Parameter space: the name of the color space, where one is given.
    package static func color(_ numbers: [String: Double], space: String?) -> ColorValue? {
        let alpha = numbers["opacity"] ?? numbers["alpha"] ?? 1
        if let hue = numbers["hue"], let saturation = numbers["saturation"], let brightness = numbers["brightness"] {
            let (red, green, blue) = rgb(hue: hue, saturation: saturation, brightness: brightness)
            return ColorValue(red: red, green: green, blue: blue, alpha: alpha)
        }
        let white = [
            "white", "genericGrayGamma2_2White", "deviceWhite", "calibratedWhite",
        ].lazy.compactMap { numbers[$0] }.first
        if let white { return value(white, white, white, alpha, space) }
        let red = ["red", "srgbRed", "deviceRed", "calibratedRed"].lazy.compactMap { numbers[$0] }.first
        guard let green = numbers["green"], let blue = numbers["blue"] else { return nil }
        if let red { return value(red, green, blue, alpha, space) }
        return numbers["displayP3Red"].map { value($0, green, blue, alpha, "displayP3") }
    }

    private static func value(
        _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double, _ space: String?
    ) -> ColorValue {
        if space == "sRGBLinear" {
            return ColorValue(red: TransferFunction.encoded(red), green: TransferFunction.encoded(green),
                blue: TransferFunction.encoded(blue), alpha: alpha)
        }
        return ColorValue(
            space: space == "displayP3" ? .displayP3 : .sRGB, red: red, green: green, blue: blue, alpha: alpha)
    }

    private static func rgb(hue: Double, saturation: Double, brightness: Double) -> (Double, Double, Double) {
        func channel(_ offset: Double) -> Double {
            let position = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
        }
        return (channel(5), channel(3), channel(1))
    }
}

extension ColorValue {
    /// Whether a component is more than all of its color.
    var exceedsComponents: Bool { max(red, green, blue) > 1 }
}
