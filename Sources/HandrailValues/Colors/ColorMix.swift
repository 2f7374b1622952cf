import HandrailModel

/// Two colors mixed as `Color.mix(with:by:in:)` does.
///
/// Source of the perceptual space: Oklab, Björn Ottosson, <https://bottosson.github.io/posts/oklab>.
enum ColorMix {
    /// The mixture of `first` with a `share` from 0 to 1 of `second`.
    package static func of(_ first: ColorValue, _ second: ColorValue, share: Double, isPerceptual: Bool) -> ColorValue {
        let part = min(max(share, 0), 1)
        func mixed(_ a: Double, _ b: Double) -> Double { a + (b - a) * part }
        let alpha = mixed(first.alpha, second.alpha)
        guard isPerceptual else {
            return ColorValue(
                space: first.space, red: mixed(first.red, second.red), green: mixed(first.green, second.green),
                blue: mixed(first.blue, second.blue), alpha: alpha)
        }
        let a = lab(first)
        let b = lab(second)
        let (red, green, blue) = components((mixed(a.0, b.0), mixed(a.1, b.1), mixed(a.2, b.2)))
        return ColorValue(space: first.space, red: red, green: green, blue: blue, alpha: alpha)
    }

    private static func lab(_ color: ColorValue) -> (Double, Double, Double) {
        let (r, g, b) = (
            TransferFunction.linear(color.red), TransferFunction.linear(color.green),
            TransferFunction.linear(color.blue)
        )
        let l = TransferFunction.root(3, of: 0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
        let m = TransferFunction.root(3, of: 0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
        let s = TransferFunction.root(3, of: 0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
        return (
            0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
            1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
            0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
        )
    }

    private static func components(_ lab: (Double, Double, Double)) -> (Double, Double, Double) {
        let l = cube(lab.0 + 0.3963377774 * lab.1 + 0.2158037573 * lab.2)
        let m = cube(lab.0 - 0.1055613458 * lab.1 - 0.0638541728 * lab.2)
        let s = cube(lab.0 - 0.0894841775 * lab.1 - 1.2914855480 * lab.2)
        return (
            encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
            encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
            encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s)
        )
    }

    private static func encoded(_ value: Double) -> Double { TransferFunction.encoded(min(max(value, 0), 1)) }

    private static func cube(_ value: Double) -> Double { value * value * value }
}
