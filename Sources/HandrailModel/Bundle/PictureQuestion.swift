/// What the pixels of an image set are asked for.
public enum PictureQuestion: Hashable, Sendable {
    /// Whether a file is an enlarged copy.
    case copies
    /// Whether a JPEG is a flat drawing.
    case drawings
    /// Whether a PNG is a photograph.
    case photographs
    /// How many colors a PNG has.
    case colors
    /// Which color a shape has.
    case ink
    /// Whether the ground of a picture is white.
    case ground
}
