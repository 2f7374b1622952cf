public import HandrailModel

/// A kind of color vision that lacks one of the three sorts of cones, or all of them.
///
/// One that lacks a single sort is simulated by the model of G. M. Machado, M. M. Oliveira and L. A. F. Fernandes, "A
/// Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE Transactions on Visualization and
/// Computer Graphics 15(6), 2009, with its matrices for full severity, on linear sRGB. Without any cones what is left
/// is the luminance, by the weights of IEC 61966-2-1.
public enum ColorVision: String, Hashable, Sendable, CaseIterable {
    /// Without the cones for long waves: red is dark, and like green.
    case protanopia
    /// Without the cones for middle waves, the most frequent: red and green are alike.
    case deuteranopia
    /// Without the cones for short waves: blue is like green.
    case tritanopia
    /// Without any cones, which one person in some 30,000 has: all colors are grays.
    case achromatopsia

    /// Those that lack one sort of cones, which are frequent enough to choose colors for.
    public static let dichromacies: [ColorVision] = [.protanopia, .deuteranopia, .tritanopia]

    /// Its name in a sentence.
    public var name: Bilingual {
        switch self {
        case .protanopia: Bilingual(en: "protanopia (no red cones)", ko: "제1색각 이상(적색맹)")
        case .deuteranopia: Bilingual(en: "deuteranopia (no green cones)", ko: "제2색각 이상(녹색맹)")
        case .tritanopia: Bilingual(en: "tritanopia (no blue cones)", ko: "제3색각 이상(청색맹)")
        case .achromatopsia: Bilingual(en: "achromatopsia (no cones)", ko: "전색맹")
        }
    }

    /// What an opaque color looks like, in sRGB.
    public func seen(_ color: ColorValue) -> ColorValue {
        let color = color.inSRGB
        let light = [color.red, color.green, color.blue].map(TransferFunction.linear)
        let seen = matrix.map { row in
            TransferFunction.encoded(min(1, max(0, zip(row, light).reduce(0) { $0 + $1.0 * $1.1 })))
        }
        return ColorValue(red: seen[0], green: seen[1], blue: seen[2])
    }

    /// What becomes of linear red, green and blue, a row for each.
    package var matrix: [[Double]] {
        switch self {
        case .protanopia:
            [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
        case .deuteranopia:
            [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
        case .tritanopia:
            [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
        case .achromatopsia:
            Array(repeating: [LinearLight.shares.red, LinearLight.shares.green, LinearLight.shares.blue], count: 3)
        }
    }
}
