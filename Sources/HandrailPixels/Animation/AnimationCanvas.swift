/// The whole picture while its frames are drawn one after the other.
struct AnimationCanvas {
    /// Pixels in a row.
    let width: Int
    /// Rows.
    let height: Int
    /// Red, green, blue and opacity of each pixel.
    private(set) var samples: [UInt8]
    private var toDispose: (frame: AnimationFrame, before: [UInt8])?

    /// A clear picture.
    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        samples = [UInt8](repeating: 0, count: width * height * 4)
    }

    /// Draws a frame, after the one before it has been disposed of. What lies outside of the picture is left out.
    mutating func draw(_ frame: AnimationFrame) {
        dispose()
        if frame.disposal != .kept { toDispose = (frame, frame.disposal == .restored ? samples : []) }
        forEachRow(of: frame) { samples, target, source, count in
            for pixel in stride(from: 0, to: count * 4, by: 4) {
                let opacity = frame.samples[source + pixel + 3]
                // A pixel that is half clear is taken whole: flashes are large, edges are not.
                if frame.isDrawnOver && opacity < 128 { continue }
                for part in 0..<4 { samples[target + pixel + part] = frame.samples[source + pixel + part] }
            }
        }
    }

    private mutating func dispose() {
        guard let (frame, before) = toDispose else { return }
        toDispose = nil
        forEachRow(of: frame) { samples, target, _, count in
            for byte in target..<target + count * 4 {
                samples[byte] = before.isEmpty ? 0 : before[byte]
            }
        }
    }

    /// Goes through the rows of a frame that lie in the picture: the first byte of each in both, and its pixels.
    private mutating func forEachRow(
        of frame: AnimationFrame, _ change: (inout [UInt8], _ target: Int, _ source: Int, _ count: Int) -> Void
    ) {
        let count = min(frame.width, width - frame.x)
        guard frame.x >= 0, frame.y >= 0, count > 0 else { return }
        for row in 0..<max(0, min(frame.height, height - frame.y)) {
            change(&samples, ((frame.y + row) * width + frame.x) * 4, row * frame.width * 4, count)
        }
    }
}
