extension PixelImage {
    /// The picture made smaller so that it fits into a size, on white where it is transparent; itself where it fits
    /// already and is opaque.
    public func fitting(width most: Int, height mostRows: Int) -> PixelImage {
        guard width > 0, height > 0, most > 0, mostRows > 0 else { return self }
        let share = min(1, Double(most) / Double(width), Double(mostRows) / Double(height))
        let across = ScaledAxis(from: width, to: max(1, Int((Double(width) * share).rounded())))
        let down = ScaledAxis(from: height, to: max(1, Int((Double(height) * share).rounded())))
        let rows = opaqueRows(across)
        var result = [UInt8](repeating: 255, count: across.count * down.count * 4)
        let rowLength = across.count * 3
        rows.withUnsafeBufferPointer { rows in
            for y in 0..<down.count {
                for x in 0..<across.count {
                    for component in 0..<3 {
                        var sum: UInt32 = 0
                        for (row, weight) in down.parts[y] {
                            sum += UInt32(rows[row * rowLength + x * 3 + component]) * weight
                        }
                        result[(y * across.count + x) * 4 + component] = UInt8(clamping: sum >> ScaledAxis.shift)
                    }
                }
            }
        }
        return PixelImage(width: across.count, height: down.count, samples: result, space: space, isLossy: isLossy)
    }

    /// Each row with its new width, three bytes a pixel.
    private func opaqueRows(_ axis: ScaledAxis) -> [UInt8] {
        var result = [UInt8](repeating: 255, count: axis.count * height * 3)
        samples.withUnsafeBufferPointer { pixels in
            for y in 0..<height {
                for x in 0..<axis.count {
                    var sums: (UInt32, UInt32, UInt32) = (0, 0, 0)
                    for (column, weight) in axis.parts[x] {
                        let start = (y * width + column) * 4
                        let opacity = UInt32(pixels[start + 3])
                        let white = 255 * (255 - opacity)
                        sums.0 += (UInt32(pixels[start]) * opacity + white) / 255 * weight
                        sums.1 += (UInt32(pixels[start + 1]) * opacity + white) / 255 * weight
                        sums.2 += (UInt32(pixels[start + 2]) * opacity + white) / 255 * weight
                    }
                    let place = (y * axis.count + x) * 3
                    result[place] = UInt8(clamping: sums.0 >> ScaledAxis.shift)
                    result[place + 1] = UInt8(clamping: sums.1 >> ScaledAxis.shift)
                    result[place + 2] = UInt8(clamping: sums.2 >> ScaledAxis.shift)
                }
            }
        }
        return result
    }
}

/// Which pixels of a longer line each pixel of a shorter one is the mean of.
private struct ScaledAxis {
    /// Weights are parts of two to this power.
    static let shift: UInt32 = 12

    /// How many pixels the shorter line has.
    let count: Int
    /// For each of them, the pixels it covers with the share of each.
    let parts: [[(pixel: Int, weight: UInt32)]]

    init(from length: Int, to count: Int) {
        self.count = count
        let ratio = Double(length) / Double(count)
        parts = (0..<count).map { position in
            let (start, end) = (Double(position) * ratio, Double(position + 1) * ratio)
            let covered = Int(start)..<min(length, max(Int(start) + 1, Int(end.rounded(.up))))
            let whole = Double(1 << Self.shift)
            var parts = covered.map { pixel in
                let share = (min(Double(pixel + 1), end) - max(Double(pixel), start)) / ratio
                return (pixel: pixel, weight: UInt32(max(0, share) * whole))
            }
            // Nothing gets darker by rounding.
            let sum = parts.reduce(0) { $0 + $1.weight }
            if sum < 1 << Self.shift { parts[0].weight += (1 << Self.shift) - sum }
            return parts
        }
    }
}
