import HandrailModel

/// What becomes of the light of every pixel: a way of seeing, or something that a display does.
public enum PixelFilter: Hashable, Sendable {
    /// Linear red, green and blue of sRGB become these sums, a row for each.
    case matrix([[Double]])
    /// Every component becomes its opposite, as Invert Colors does.
    case invert
    /// The display gives only this share of its light, 0…1.
    case dim(Double)
    /// Every pixel becomes the mean of those around it, up to a distance in pixels, as for eyes out of focus.
    case blur(Int)

    /// The picture through the filter, in sRGB.
    public func applied(to image: PixelImage) -> PixelImage {
        let image = image.inSRGB
        switch self {
        case .matrix(let rows):
            guard rows.count == 3, rows.allSatisfy({ $0.count == 3 }) else { return image }
            return image.lit { red, green, blue in
                (
                    rows[0][0] * red + rows[0][1] * green + rows[0][2] * blue,
                    rows[1][0] * red + rows[1][1] * green + rows[1][2] * blue,
                    rows[2][0] * red + rows[2][1] * green + rows[2][2] * blue
                )
            }
        case .invert: return image.coded { 255 - $0 }
        case .dim(let share): return image.lit { ($0 * share, $1 * share, $2 * share) }
        case .blur(let radius):
            guard radius > 0 else { return image }
            // Three means in a row are close to what a lens out of focus makes.
            return (0..<3).reduce(image) { blurred, _ in blurred.averaged(radius) }
        }
    }
}

extension PixelImage {
    /// The picture inverted, but for what lies in some regions, as Smart Invert leaves pictures as they are.
    public func smartlyInverted(without regions: [PixelRegion]) -> PixelImage {
        let own = inSRGB
        var samples = PixelFilter.invert.applied(to: self).samples
        for region in regions {
            for y in region.y..<region.y + region.height {
                let (start, end) = ((y * width + region.x) * 4, (y * width + region.x + region.width) * 4)
                samples.replaceSubrange(start..<end, with: own.samples[start..<end])
            }
        }
        return PixelImage(width: width, height: height, samples: samples, isLossy: isLossy)
    }

    /// The same picture with colors in sRGB; what only Display P3 has becomes the nearest that sRGB has.
    public var inSRGB: PixelImage {
        guard space == .displayP3 else { return self }
        let converted = lit { red, green, blue in
            let light = LinearLight.sRGB(ofDisplayP3: red, green, blue)
            return (light.red, light.green, light.blue)
        }
        return PixelImage(width: width, height: height, samples: converted.samples, isLossy: isLossy)
    }

    /// The picture with other light in every pixel.
    fileprivate func lit(_ change: (Double, Double, Double) -> (Double, Double, Double)) -> PixelImage {
        var samples = samples
        for start in stride(from: 0, to: samples.count, by: 4) {
            let light = change(
                PixelColor.light[Int(samples[start])], PixelColor.light[Int(samples[start + 1])],
                PixelColor.light[Int(samples[start + 2])])
            samples[start] = LightCode.of(light.0)
            samples[start + 1] = LightCode.of(light.1)
            samples[start + 2] = LightCode.of(light.2)
        }
        return with(samples)
    }

    /// The picture with other codes in every pixel.
    fileprivate func coded(_ change: (UInt8) -> UInt8) -> PixelImage {
        var samples = samples
        for place in samples.indices where place % 4 != 3 { samples[place] = change(samples[place]) }
        return with(samples)
    }

    /// The picture with the mean of the pixels around each, rows first and columns then.
    fileprivate func averaged(_ radius: Int) -> PixelImage {
        let rows = Self.averaged(samples, count: width, lines: height, step: 4, line: width * 4, radius)
        return with(Self.averaged(rows, count: height, lines: width, step: width * 4, line: 4, radius))
    }

    private static func averaged(
        _ samples: [UInt8], count: Int, lines: Int, step: Int, line: Int, _ radius: Int
    ) -> [UInt8] {
        var result = samples
        for number in 0..<lines {
            for component in 0..<4 {
                let start = number * line + component
                var (sum, held) = (0, 0)
                for place in 0..<min(radius, count) {
                    sum += Int(samples[start + place * step])
                    held += 1
                }
                for place in 0..<count {
                    if place + radius < count {
                        sum += Int(samples[start + (place + radius) * step])
                        held += 1
                    }
                    if place - radius > 0 {
                        sum -= Int(samples[start + (place - radius - 1) * step])
                        held -= 1
                    }
                    result[start + place * step] = UInt8(clamping: (sum + held / 2) / max(held, 1))
                }
            }
        }
        return result
    }

    private func with(_ samples: [UInt8]) -> PixelImage {
        PixelImage(width: width, height: height, samples: samples, space: space, isLossy: isLossy)
    }
}
