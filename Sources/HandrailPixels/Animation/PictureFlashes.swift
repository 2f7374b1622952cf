/// How often animated pictures flash.
public enum PictureFlashes {
    /// Files with more bytes are not read.
    public static let maximumBytes = 16 << 20
    /// Frames that are read, and pixels of all of them together: less than two seconds of work.
    private static let (mostFrames, mostPixels) = (1_000, 50_000_000)
    /// So many seconds are looked at, or two rounds, which show what the last frame and the first make together.
    private static let seconds = 2.0
    /// A picture is not taken to last less.
    private static let shortest = 0.02

    /// The most flashes in any second of an animated GIF or PNG at its natural size; `nil` for other files, and for
    /// pictures that are too small for their flashes to matter.
    ///
    /// Of a picture that is longer than is read, its beginning is looked at. A PNG needs the picture libraries.
    public static func mostInASecond(of bytes: [UInt8], pixelsPerPoint: Double) -> Int? {
        guard bytes.count <= maximumBytes else { return nil }
        if var reader = GIFReader(bytes) {
            return count(reader.width, reader.height, pixelsPerPoint) { reader.next() }
        }
        if var reader = AnimatedPNGReader(bytes) {
            return count(reader.width, reader.height, pixelsPerPoint) { reader.next() }
        }
        return nil
    }

    private static func count(
        _ width: Int, _ height: Int, _ pixelsPerPoint: Double, _ next: () -> AnimationFrame?
    ) -> Int? {
        guard width > 0, height > 0, width <= mostPixels, height <= mostPixels / width else { return nil }
        var counter = FlashCounter(width: width, height: height, pixelsPerPoint: pixelsPerPoint)
        guard counter.isLarge else { return nil }
        var canvas = AnimationCanvas(width: width, height: height)
        var shown: [(luminances: [Double], duration: Double)] = []
        var pixels = 0
        while shown.count < mostFrames, pixels < mostPixels, let frame = next() {
            canvas.draw(frame)
            shown.append((counter.luminances(of: canvas), frame.duration))
            pixels += frame.width * frame.height
        }
        guard shown.count > 1 else { return nil }
        let length = max(shown.reduce(0) { $0 + $1.duration }, shortest)
        var time = 0.0
        for _ in 0..<max(2, Int((seconds / length).rounded(.up))) {
            for (luminances, duration) in shown {
                counter.look(at: luminances, from: time)
                time += duration
            }
        }
        return counter.mostInASecond
    }
}
