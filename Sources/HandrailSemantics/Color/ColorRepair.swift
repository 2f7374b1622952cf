public import HandrailModel

/// Finds the nearest color of the same hue that can be read on what is behind it.
public enum ColorRepair {
    /// The color nearest to `color` that reaches `ratio` on each of the backgrounds; its hue and saturation stay, its
    /// lightness moves. `nil` where none does.
    public static func nearest(
        to color: ColorValue, on backgrounds: [ColorValue], reaching ratio: Double
    ) -> ColorValue? {
        guard let first = backgrounds.first else { return nil }
        let opaque = color.over(first)
        // Some hundred colors are tried, against backgrounds that are often the same in several appearances.
        let behind = Set(backgrounds).map(RelativeLuminance.of)
        var best: (distance: Double, color: ColorValue)?
        for step in 1...100 {
            let amount = Double(step) / 100
            for end in [0.0, 1.0] {
                let moved = opaque.mixed(with: end, amount)
                let luminance = RelativeLuminance.of(moved)
                guard behind.allSatisfy({ ContrastRatio.of(luminance, $0) >= ratio }) else { continue }
                let distance = abs(moved.lightness - opaque.lightness)
                if best.map({ distance < $0.distance }) ?? true { best = (distance, moved) }
            }
            if best != nil { break }
        }
        return best?.color
    }
}

extension ColorValue {
    fileprivate var lightness: Double { (max(red, green, blue) + min(red, green, blue)) / 2 }

    /// Between this color and black (0) or white (1), rounded to what eight bits can say.
    fileprivate func mixed(with end: Double, _ amount: Double) -> ColorValue {
        func part(_ component: Double) -> Double { ((component + (end - component) * amount) * 255).rounded() / 255 }
        return ColorValue(red: part(red), green: part(green), blue: part(blue))
    }
}
