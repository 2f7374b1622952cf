import HandrailModel
import HandrailPixels

/// How many pixels of a picture there are for each point of a capture, across and down.
///
/// Both are found from the sizes: a picture that was made smaller on the way, or that lost a row, has no whole number.
public struct PictureScale: Hashable, Sendable {
    /// Pixels for each point across.
    public let x: Double
    /// Pixels for each point down.
    public let y: Double

    /// The scale between a picture and a capture; `nil` where one does not show the other.
    init?(of image: PixelImage, showing tree: CapturedTree) {
        let sizes = tree.isWhole ? tree.bounds.map { [(width: $0.width, height: $0.height)] } ?? [] : Self.devices
        let frames = tree.elements.compactMap(\.frame).filter { $0.width > 0 && $0.height > 0 }
        guard let right = frames.map({ $0.x + $0.width }).max(), let bottom = frames.map({ $0.y + $0.height }).max()
        else { return nil }
        for size in sizes where size.width > 0 && size.height > 0 {
            let (x, y) = (Double(image.width) / size.width, Double(image.height) / size.height)
            // Whole screens are scaled alike in both directions, give or take a row; a part fits on its screen.
            guard Self.plausible.contains(x), abs(x / y - 1) < Self.mostDifference else { continue }
            guard tree.isWhole || Self.isNearWhole(x) && right <= size.width + 1 && bottom <= size.height + 1
            else { continue }
            self.x = x
            self.y = y
            return
        }
        return nil
    }

    /// The pixels that a frame covers.
    func region(of frame: ViewFrame, in image: PixelImage) -> PixelRegion? {
        PixelRegion(
            x: frame.x * x, y: frame.y * y, width: frame.width * x, height: frame.height * y, in: image)
    }

    private static let plausible = 0.9...4.2
    private static let mostDifference = 0.03

    private static func isNearWhole(_ scale: Double) -> Bool { abs(scale - scale.rounded()) < 0.02 }

    /// Screens in points, upright. Source: the human interface guidelines, "Layout", device screen dimensions.
    private static let devices: [(width: Double, height: Double)] = [
        (320, 568), (375, 667), (414, 736), (375, 812), (414, 896), (360, 780), (390, 844), (428, 926), (393, 852),
        (430, 932), (402, 874), (440, 956), (420, 912), (744, 1133), (768, 1024), (810, 1080), (820, 1180),
        (834, 1112), (834, 1194), (834, 1210), (1024, 1366), (1032, 1376),
    ]
}
