public import HandrailModel

/// How different two colors look: the distance in CIE L*a*b* (CIE 1976), where 2 is just noticed side by side and 100
/// lies between black and white.
public enum ColorDifference {
    /// The distance between two opaque colors.
    public static func between(_ a: ColorValue, _ b: ColorValue) -> Double {
        let (first, second) = (lab(a.inSRGB), lab(b.inSRGB))
        return zip(first, second).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
    }

    /// By way of CIE XYZ, relative to the white point D65 of sRGB (IEC 61966-2-1).
    private static func lab(_ color: ColorValue) -> [Double] {
        let (r, g, b) = (
            TransferFunction.linear(color.red), TransferFunction.linear(color.green),
            TransferFunction.linear(color.blue)
        )
        let x = curve((0.412_456_4 * r + 0.357_576_1 * g + 0.180_437_5 * b) / 0.950_47)
        let y = curve(0.212_672_9 * r + 0.715_152_2 * g + 0.072_175_0 * b)
        let z = curve((0.019_333_9 * r + 0.119_192_0 * g + 0.950_304_1 * b) / 1.088_83)
        return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
    }

    private static func curve(_ value: Double) -> Double {
        value > 216.0 / 24389 ? cubeRoot(value) : (24389.0 / 27 * value + 16) / 116
    }

    /// By Newton's method; for numbers from 0 to a little above 1.
    private static func cubeRoot(_ number: Double) -> Double {
        var root = max(number, 0.2)
        for _ in 0..<40 {
            let next = (2 * root + number / (root * root)) / 3
            if abs(next - root) < 1e-14 { return next }
            root = next
        }
        return root
    }
}
