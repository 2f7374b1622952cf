/// The transfer function of sRGB and Display P3 (IEC 61966-2-1), between a component's code and its light.
public enum TransferFunction {
    /// The light, 0…1, of a code from 0 to 1.
    public static func linear(_ code: Double) -> Double {
        if code <= 0.040_45 { return code / 12.92 }
        let base = (code + 0.055) / 1.055
        let root = root(5, of: base)
        return base * base * root * root
    }

    /// The code, 0…1, of light from 0 to 1.
    public static func encoded(_ linear: Double) -> Double {
        if linear <= 0.003_130_8 { return linear * 12.92 }
        let fourth = linear.squareRoot().squareRoot()
        // x^(5/12) is x^(1/4) times x^(1/6).
        return 1.055 * fourth * root(3, of: linear.squareRoot()) - 0.055
    }

    /// A root by Newton's method; for numbers from 0 to not much above 1.
    public static func root(_ degree: Int, of number: Double) -> Double {
        guard number > 0 else { return 0 }
        var root = max(number, 1)
        for _ in 0..<60 {
            var power = 1.0
            for _ in 1..<degree { power *= root }
            let next = ((Double(degree) - 1) * root + number / power) / Double(degree)
            if abs(next - root) < 1e-15 { return next }
            root = next
        }
        return root
    }
}
