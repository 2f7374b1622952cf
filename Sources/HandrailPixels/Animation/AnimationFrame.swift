/// One frame of an animated picture, as its file holds it: often only the part that changes.
struct AnimationFrame {
    /// What becomes of its part before the next frame is drawn.
    enum Disposal {
        case kept, cleared, restored
    }

    /// The left edge in the whole picture, in pixels.
    let x: Int
    /// The upper edge in the whole picture, in pixels.
    let y: Int
    /// Pixels in a row.
    let width: Int
    /// Rows.
    let height: Int
    /// Red, green, blue and opacity of each pixel.
    let samples: [UInt8]
    /// How long it is shown, in seconds.
    let duration: Double
    /// What becomes of it.
    let disposal: Disposal
    /// Whether clear pixels leave what was there, instead of clearing it.
    let isDrawnOver: Bool
}
