public import HandrailModel

/// What is known of the colors that words or a sign in a picture have, and of what is behind them.
public enum InkAnswer: Hashable, Sendable {
    /// Two colors that were found.
    case measured(Ink)
    /// They cannot be told, because of this.
    case unknown(InkDoubt)
}

/// The color of words or a sign, and that of what is behind them.
public struct Ink: Hashable, Sendable {
    /// The color of the strokes.
    public let foreground: ColorValue
    /// The color behind them; of a run of colors the one that stands out least from the strokes.
    public let background: ColorValue
    /// Their contrast ratio, from 1 to 21.
    public let ratio: Double
    /// Whether the strokes are thinner than a pixel, so that no pixel has all of their color and the contrast may be
    /// higher than `ratio`.
    public let isLeast: Bool
    /// Whether what is behind them runs from one color to another.
    public let isOnGradient: Bool
    /// The lines that the strokes stand in, from the top down.
    public let lines: [InkLine]
}

/// Why the colors of words in a picture cannot be told.
public enum InkDoubt: Hashable, Sendable, CaseIterable {
    /// There are too few pixels.
    case small
    /// The picture has holes there.
    case transparent
    /// There is only one color.
    case plain
    /// Behind it is no color and no run of colors.
    case picture
    /// The strokes have several colors.
    case colorful

    /// In words.
    public var reason: Bilingual {
        switch self {
        case .small: Bilingual(en: "its picture is too small to measure", ko: "이미지가 너무 작아 측정할 수 없습니다")
        case .transparent: Bilingual(en: "its picture is partly transparent", ko: "이미지 일부가 투명합니다")
        case .plain: Bilingual(en: "its picture has one color only", ko: "이미지에 한 가지 색만 있습니다")
        case .picture: Bilingual(en: "a picture is behind it", ko: "뒤에 그림이나 사진이 있습니다")
        case .colorful: Bilingual(en: "it has several colors", ko: "여러 색으로 그려져 있습니다")
        }
    }
}
