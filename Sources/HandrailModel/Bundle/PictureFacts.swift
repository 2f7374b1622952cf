/// What the head of a picture file says, without its pixels.
public struct PictureFacts: Hashable, Sendable {
    /// How it is written.
    public enum Format: Hashable, Sendable {
        case png, jpeg, heic, gif, webP, svg, pdf

        /// Whether it is drawn anew at every size.
        public var isVector: Bool { self == .svg || self == .pdf }
    }

    /// How the colors of a PNG are written.
    public enum Colors: Hashable, Sendable {
        case gray, grayWithAlpha, rgb, rgbWithAlpha, palette
    }

    /// What it says of the meaning of its colors.
    public enum Profile: Hashable, Sendable {
        /// Nothing: systems take them for sRGB.
        case none
        case sRGB
        /// A profile, or the code points of one.
        case embedded
        /// A gamma alone.
        case gamma
    }

    /// How it is written.
    public let format: Format
    /// Its sides in pixels, for drawings in points; `nil` where the head does not say.
    public let pixels: PictureSize?
    /// Bits of each channel; `nil` where the head does not say.
    public let depth: Int?
    /// How its colors are written; `nil` for other formats than PNG.
    public let colors: Colors?
    /// What it says of its colors; `nil` where that stands behind the head, or is not read of the format.
    public let profile: Profile?
    /// Whether it comes in several passes, from coarse to fine: an interlaced PNG, a progressive JPEG.
    public let isInPasses: Bool
    /// Whether it moves.
    public let isAnimated: Bool
    /// Whether Xcode has rewritten it for devices (`CgBI`), as in the bundle of a built app.
    public let isCrushed: Bool

    /// Facts.
    public init(
        format: Format, pixels: PictureSize?, depth: Int? = nil, colors: Colors? = nil, profile: Profile? = nil,
        isInPasses: Bool = false, isAnimated: Bool = false, isCrushed: Bool = false
    ) {
        self.format = format
        self.pixels = pixels
        self.depth = depth
        self.colors = colors
        self.profile = profile
        self.isInPasses = isInPasses
        self.isAnimated = isAnimated
        self.isCrushed = isCrushed
    }
}
