import HandrailModel

/// Finds the color of the line or the fill that shows where a control lies, and that of what is around it.
public enum EdgeReader {
    /// The colors at the edges of a part of a picture; `nil` where at least three of its sides do not show the same.
    ///
    /// - Parameter reach: how many pixels inside and outside of each side are looked at.
    public static func read(_ region: PixelRegion, of image: PixelImage, reach: Int) -> InkAnswer? {
        guard reach > 0, region.width > reach * 8, region.height > reach * 4 else { return nil }
        let sides = Side.allCases.compactMap { side in profile(of: side, region, image, reach) }
        guard sides.count >= 3, let first = sides.first else { return nil }
        let alike = sides.filter { side in
            side.outside.distance(to: first.outside) <= same && side.mark.distance(to: first.mark) <= same
        }
        let ratio = first.mark.contrast(to: first.outside, in: image.space)
        guard alike.count >= 3, ratio > leastRatio else { return nil }
        return .measured(
            Ink(
                foreground: first.mark.value(in: image.space), background: first.outside.value(in: image.space),
                ratio: ratio, isLeast: false, isOnGradient: false, lines: []))
    }

    /// Components of one color differ by this much at most.
    private static let same = 10
    /// Below this ratio nothing is drawn there.
    private static let leastRatio = 1.04

    private enum Side: CaseIterable {
        case top, bottom, left, right
    }

    private struct Profile {
        /// What is around the control.
        let outside: PixelColor
        /// What stands out most from that: the line, or the fill inside of it.
        let mark: PixelColor
    }

    /// What is met on the way from outside to inside across the middle of a side, where it is the same at three places.
    private static func profile(
        of side: Side, _ region: PixelRegion, _ image: PixelImage, _ reach: Int
    ) -> Profile? {
        var found: [Profile] = []
        for place in [3, 4, 5] {
            var colors: [PixelColor] = []
            for step in -reach...reach {
                let (x, y) = switch side {
                case .top: (region.x + region.width * place / 8, region.y + step)
                case .bottom: (region.x + region.width * place / 8, region.y + region.height - 1 - step)
                case .left: (region.x + step, region.y + region.height * place / 8)
                case .right: (region.x + region.width - 1 - step, region.y + region.height * place / 8)
                }
                guard x >= 0, y >= 0, x < image.width, y < image.height else { return nil }
                colors.append(image.color(x: x, y: y))
            }
            guard let outside = colors.first else { return nil }
            let mark = colors.max {
                $0.contrast(to: outside, in: image.space) < $1.contrast(to: outside, in: image.space)
            }
            found.append(Profile(outside: outside, mark: mark ?? outside))
        }
        let isAlike = found.allSatisfy {
            $0.outside.distance(to: found[0].outside) <= same && $0.mark.distance(to: found[0].mark) <= same
        }
        return isAlike ? found[0] : nil
    }
}
