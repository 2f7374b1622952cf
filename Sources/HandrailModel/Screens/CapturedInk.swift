/// What was found in a screenshot of the colors of something, and of what is behind it.
public struct CapturedInk: Hashable, Sendable {
    /// The two colors.
    public enum Colors: Hashable, Sendable {
        /// They were found; of a run of colors behind it, the one from which it stands out least.
        case measured(foreground: ColorValue, background: ColorValue)
        /// It stands out as much at least: its strokes are thinner than a pixel.
        case atLeast(foreground: ColorValue, background: ColorValue)
        /// They cannot be told, because of this.
        case unknown(Bilingual)
    }

    /// What it is that has the colors.
    public enum Content: Hashable, Sendable {
        /// Words, in a font of so many points at most; `nil` where that is not known.
        case words(mostPoints: Double?)
        /// Words or a sign: the capture does not say which.
        case wordsOrSign
        /// The edge of a control.
        case edge
    }

    /// A line of text is at least so many times as high as its font; that of the system is 1.19 times.
    public static let leastLineHeight = 1.17

    /// Points that its words have at most; `nil` where that is not known, or where it may be no words.
    public var mostPoints: Double? {
        guard case .words(let points?) = content else { return mostLetterPoints }
        return min(points, mostLetterPoints ?? points)
    }

    /// The two colors.
    public let colors: Colors
    /// What has them.
    public let content: Content
    /// Whether what is behind it runs from one color to another.
    public let isOnGradient: Bool
    /// Points that the letters seen in a screenshot have at most; `nil` where none were told from signs.
    public let mostLetterPoints: Double?

    /// Colors that were found.
    public init(
        _ colors: Colors, of content: Content, isOnGradient: Bool = false, mostLetterPoints: Double? = nil
    ) {
        self.mostLetterPoints = mostLetterPoints
        self.colors = colors
        self.content = content
        self.isOnGradient = isOnGradient
    }
}
