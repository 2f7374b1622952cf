public import HandrailModel

/// What colors look like without one sort of cones, by another model than that of `ColorVision.seen`.
///
/// All colors are moved onto those that such eyes tell apart: without the cones for long or middle waves onto one
/// plane, as F. Viénot, H. Brettel and J. D. Mollon, "Digital video colourmaps for checking the legibility of displays
/// by dichromats", Color Research and Application 24(4), 1999, have it; without those for short waves, for which one
/// plane is too coarse, onto two, as H. Brettel, F. Viénot and J. D. Mollon, "Computerized simulation of color
/// appearance for dichromats", Journal of the Optical Society of America A 14(10), 1997. The numbers are for linear
/// sRGB with the cones of Smith and Pokorny, 1975, and white as the neutral color.
public struct DichromacyProjection: Sendable {
    /// What becomes of linear red, green and blue, a row for each.
    private let matrix: [[Double]]
    /// The same for colors on the other side of `side`; `nil` where there is one plane.
    private let other: [[Double]]?
    /// What tells on which side of the grays a color lies: red, green and blue count so much.
    private let side: [Double]

    private init(_ matrix: [[Double]], other: [[Double]]? = nil, side: [Double] = [0, 0, 0]) {
        self.matrix = matrix
        self.other = other
        self.side = side
    }

    /// The model for a kind of color vision; `nil` where no cones are left, for which there is nothing to move.
    public init?(_ vision: ColorVision) {
        switch vision {
        case .protanopia: self = Self.protanopia
        case .deuteranopia: self = Self.deuteranopia
        case .tritanopia: self = Self.tritanopia
        case .achromatopsia: return nil
        }
    }

    private static let protanopia = DichromacyProjection(
        [[0.108889, 0.891111, 0], [0.108889, 0.891111, 0], [0.004471, -0.004471, 1]])
    private static let deuteranopia = DichromacyProjection(
        [[0.290305, 0.709695, 0], [0.290305, 0.709695, 0], [-0.021974, 0.021974, 1]])
    private static let tritanopia = DichromacyProjection(
        [[1.013542, 0.142682, -0.156224], [-0.011805, 0.875612, 0.136194], [0.077073, 0.812081, 0.110847]],
        other: [[0.933370, 0.199990, -0.133360], [0.058087, 0.825652, 0.116261], [-0.379228, 1.138250, 0.240978]],
        side: [1, -0.714811, -0.285189])

    /// What an opaque color looks like, in sRGB.
    public func seen(_ color: ColorValue) -> ColorValue {
        let color = color.inSRGB
        let light = [color.red, color.green, color.blue].map(TransferFunction.linear)
        let position = zip(side, light).reduce(0) { $0 + $1.0 * $1.1 }
        let rows = position < 0 ? other ?? matrix : matrix
        let seen = rows.map { row in
            TransferFunction.encoded(min(1, max(0, zip(row, light).reduce(0) { $0 + $1.0 * $1.1 })))
        }
        return ColorValue(red: seen[0], green: seen[1], blue: seen[2])
    }
}
